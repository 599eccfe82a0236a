import { useSearchParams } from 'react-router-dom';
import { NewShelf, ShelfEditor } from '@/admin/lists/shelf-editor';
import type { RenderPicker } from '@/admin/lists/shelf-form';
import { ShelfList } from '@/admin/lists/shelf-list';
import { BookPicker } from '@/admin/orders/by-phone/book-picker';
import { Trail } from '@/admin/trail/trail';

const renderPicker: RenderPicker = (picker) => <BookPicker {...picker} offersSoldOut />;

export function ListsPage() {
  const [address] = useSearchParams();
  const slug = address.get('list');
  if (slug) return <ShelfEditor key={slug} slug={slug} renderPicker={renderPicker} />;
  if (address.has('new')) return <NewShelf renderPicker={renderPicker} />;
  return (
    <section className="space-y-6">
      <ShelfList />
      <Trail of="list" title="History of the shelves" />
    </section>
  );
}
