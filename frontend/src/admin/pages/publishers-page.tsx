import { useSearchParams } from 'react-router-dom';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { PublisherEditor } from '@/admin/publishers/publisher-editor';
import { PublisherList } from '@/admin/publishers/publisher-list';
import { words } from '@/words/admin';

export function PublishersPage() {
  const [searchParams] = useSearchParams();
  const slug = searchParams.get('publisher');
  if (slug) return <PublisherEditor key={slug} slug={slug} />;
  return (
    <section className="space-y-6">
      <PublisherList />
      <AuditLog of="publisher" title={words.publishers.history} />
    </section>
  );
}
