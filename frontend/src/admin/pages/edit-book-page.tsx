import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { retryProps } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { customerTexts } from '@/config/messages';
import { useReadBookQuery } from '@/api/books.api';
import { EditBookForm } from '@/admin/books/form/edit-book-form';
import { RetryNotice } from '@/ui/retry-notice';
import { History } from '@/admin/trail/history';
import { Spinner } from '@/ui/spinner';

export function EditBookPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useReadBookQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  // Opens with the book as it is now, not as a list remembered it.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && data && !isFetching) setIsOpen(true);
  return (
    <section>
      <h2 className="mb-6 text-2xl">{adminTexts.updateBook}</h2>
      {!isOpen && !error && <Spinner text={customerTexts.loading} className="min-h-60" />}
      {!isOpen && error && (
        <RetryNotice
          text={adminTexts.editLoadFailed}
          isRetrying={isFetching}
          {...retryProps(error)}
          onRetry={() => void refetch()}
        />
      )}
      {isOpen && data && (
        <>
          <EditBookForm key={id} version={data} readAgain={async () => (await refetch()).data} />
          <div className="mt-10">
            <History key={id} of="book" id={id} />
          </div>
        </>
      )}
    </section>
  );
}
