import { useBulkWork } from '@/admin/books/table/use-bulk-work';
import { FirstHour } from '@/admin/first-hour/first-hour';
import { Overview } from '@/admin/reports/dashboard/overview';

export function DashboardPage() {
  const { remove } = useBulkWork();
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      <FirstHour onTakeOut={remove} />
      <Overview />
    </>
  );
}
