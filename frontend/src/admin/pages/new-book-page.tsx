import { useSearchParams } from 'react-router-dom';
import { adminTexts } from '@/config/admin-messages';
import { NewBookForm } from '@/admin/books/form/new-book-form';

export function NewBookPage() {
  const [query] = useSearchParams();
  return (
    <section>
      <h2 className="mb-6 text-3xl">{adminTexts.addNewBook}</h2>
      <NewBookForm isbn={query.get('isbn') ?? ''} title={query.get('title') ?? ''} />
    </section>
  );
}
