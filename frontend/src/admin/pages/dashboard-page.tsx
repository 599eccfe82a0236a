import { useBulkWork } from '@/admin/books/table/use-bulk-work';
import { Onboarding } from '@/admin/onboarding/onboarding';
import { Overview } from '@/admin/reports/dashboard/overview';

export function DashboardPage() {
  const { remove } = useBulkWork();
  return (
    <>
      <Onboarding onTakeOut={remove} />
      <Overview />
    </>
  );
}
