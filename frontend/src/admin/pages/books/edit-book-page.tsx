import { useParams } from 'react-router-dom';
import { booksApi } from '@/api/endpoints/books.api';
import { EditBookForm } from '@/admin/books/form/edit-book-form';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { adminOrdersUrl } from '@/admin/orders/list/order-filters';
import { paths } from '@/config/paths';
import { Loaded } from '@/ui/loaded';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';

export function EditBookPage() {
  const { id = '' } = useParams();
  const query = booksApi.useReadBookQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <section>
      <h2 className="mb-6 text-3xl">{words.bookForm.editTitle}</h2>
      <Loaded key={id} query={query} failed={words.bookForm.editFailed} waitsForRefetch>
        {(version) => (
          <>
            <EditBookForm version={version} readAgain={async () => (await query.refetch()).data} />
            <div className="mt-10">
              <p className="flex flex-wrap gap-x-6">
                <TextLink to={adminOrdersUrl({ book: id })}>{words.bookForm.ordersOfBook}</TextLink>
                {!version.stored.condition && (
                  <TextLink to={`${paths.newBook}?copyOf=${id}`}>
                    {words.usedBooks.addCopy}
                  </TextLink>
                )}
              </p>
              <AuditLog of="book" id={id} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
