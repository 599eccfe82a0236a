import { SalesReportView } from '@/admin/reports/sales-report-view';

export function ReportsPage() {
  return <SalesReportView />;
}
