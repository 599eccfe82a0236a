import { SalesReportView } from '@/features/reports/sales-report-view';

export function ReportsPage() {
  return <SalesReportView />;
}
