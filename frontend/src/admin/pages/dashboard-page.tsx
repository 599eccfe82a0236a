import { Overview } from '@/admin/reports/dashboard/overview';

export function DashboardPage() {
  return <Overview />;
}
