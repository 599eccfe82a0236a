import { useSearchParams } from 'react-router-dom';
import { NewShelf, ShelfEditor } from '@/admin/shelves/shelf-editor';
import { ShelfList } from '@/admin/shelves/shelf-list';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { words } from '@/words/admin';

export function ShelvesPage() {
  const [searchParams] = useSearchParams();
  const slug = searchParams.get('shelf');
  if (slug) return <ShelfEditor key={slug} slug={slug} />;
  if (searchParams.has('new')) return <NewShelf />;
  return (
    <section className="space-y-6">
      <ShelfList />
      <AuditLog of="shelf" title={words.adminShelves.history} />
    </section>
  );
}
