import { useSearchParams } from 'react-router-dom';
import { booksApi } from '@/api/endpoints/books.api';
import { fieldsOfCopy } from '@/admin/books/form/book-fields';
import { NewBookForm } from '@/admin/books/form/new-book-form';
import { newFormId } from '@/admin/books/form/use-book-form';
import { Loaded } from '@/ui/loaded';
import { words } from '@/words/admin';

export function NewBookPage() {
  const [query] = useSearchParams();
  const copyOf = query.get('copyOf');
  const initial = { isbn: query.get('isbn') ?? '', title: query.get('title') ?? '' };
  const id = newFormId(initial.isbn || initial.title);
  return (
    <section>
      <h2 className="mb-6 text-3xl">
        {copyOf ? words.usedBooks.addCopy : words.bookForm.addTitle}
      </h2>
      {copyOf ? (
        <NewCopy key={copyOf} bookId={copyOf} />
      ) : (
        <NewBookForm key={id} id={id} initial={initial} />
      )}
    </section>
  );
}

/** The form of a used copy, filled with the fields that all copies of the book share. */
function NewCopy({ bookId }: { bookId: string }) {
  const query = booksApi.useReadBookQuery(bookId);
  return (
    <Loaded query={query} failed={words.usedBooks.noBook}>
      {({ stored: book }) => (
        <>
          <p className="mb-6 max-w-prose text-ink-soft">{words.usedBooks.copyOf(book.title)}</p>
          <NewBookForm initial={fieldsOfCopy(book)} id={newFormId(bookId)} />
        </>
      )}
    </Loaded>
  );
}
