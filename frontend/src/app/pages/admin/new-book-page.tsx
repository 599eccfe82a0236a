import { adminTexts } from '@/config/messages';
import { NewBookForm } from '@/features/books/new-book-form';
import { usePageTitle } from '@/ui/use-page-title';

export function NewBookPage() {
  usePageTitle(adminTexts.addNewBook);
  return (
    <section>
      <h2 className="mb-6 text-2xl">{adminTexts.addNewBook}</h2>
      <NewBookForm />
    </section>
  );
}
