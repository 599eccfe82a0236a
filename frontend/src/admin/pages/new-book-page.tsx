import { useSearchParams } from 'react-router-dom';
import { NewBookForm } from '@/admin/books/form/new-book-form';
import { words } from '@/words/admin';

export function NewBookPage() {
  const [query] = useSearchParams();
  return (
    <section>
      <h2 className="mb-6 text-3xl">{words.bookForm.addTitle}</h2>
      <NewBookForm isbn={query.get('isbn') ?? ''} title={query.get('title') ?? ''} />
    </section>
  );
}
