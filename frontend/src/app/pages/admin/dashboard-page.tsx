import { Overview } from '@/features/stats/overview';

export function DashboardPage() {
  return <Overview />;
}
