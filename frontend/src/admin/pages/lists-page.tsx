import { useSearchParams } from 'react-router-dom';
import { NewShelf, ShelfEditor } from '@/admin/lists/shelf-editor';
import { ShelfList } from '@/admin/lists/shelf-list';
import { Trail } from '@/admin/trail/trail';

export function ListsPage() {
  const [address] = useSearchParams();
  const slug = address.get('list');
  if (slug) return <ShelfEditor key={slug} slug={slug} />;
  if (address.has('new')) return <NewShelf />;
  return (
    <section className="space-y-6">
      <ShelfList />
      <Trail of="list" title="History of the shelves" />
    </section>
  );
}
