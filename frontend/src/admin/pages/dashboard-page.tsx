import { useBulkWork } from '@/admin/books/table/use-bulk-work';
import { Onboarding } from '@/admin/onboarding/onboarding';
import { Overview } from '@/admin/reports/dashboard/overview';

export function DashboardPage() {
  const { remove } = useBulkWork();
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      <Onboarding onTakeOut={remove} />
      <Overview />
    </>
  );
}
