import { useBulkWork } from '@/admin/books/table/use-bulk-work';
import { Onboarding } from '@/admin/onboarding/onboarding';
import { Overview } from '@/admin/reports/dashboard/overview';
import { PartBoundary } from '@/ui/boundary';

export function DashboardPage() {
  const { remove } = useBulkWork();
  return (
    <>
      <PartBoundary name="onboarding checklist">
        <Onboarding onDeleteSamples={remove} />
      </PartBoundary>
      <Overview />
    </>
  );
}
