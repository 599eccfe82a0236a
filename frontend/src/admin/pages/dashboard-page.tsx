import { useBulkChanges } from '@/admin/books/table/use-bulk-changes';
import { Onboarding } from '@/admin/onboarding/onboarding';
import { Overview } from '@/admin/reports/dashboard/overview';
import { PartBoundary } from '@/ui/boundary';

export function DashboardPage() {
  const { remove } = useBulkChanges();
  return (
    <>
      <PartBoundary name="onboarding checklist">
        <Onboarding onDeleteSamples={remove} />
      </PartBoundary>
      <Overview />
    </>
  );
}
