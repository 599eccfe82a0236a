import { adminTexts } from '@/config/messages';
import { Overview } from '@/features/stats/overview';
import { usePageTitle } from '@/ui/use-page-title';

export function DashboardPage() {
  usePageTitle(adminTexts.dashboardTitle);
  return <Overview />;
}
