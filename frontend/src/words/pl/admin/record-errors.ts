import type { recordErrors as english } from '@/words/en/admin/record-errors';

/** Why a page cannot show its record, by kind of record. */
export const recordErrors: typeof english = {
  email: { gone: 'Nie ma takiego e-maila.', failed: 'Nie udało się wczytać e-maila.' },
  order: { gone: 'Nie ma takiego zamówienia.', failed: 'Nie udało się wczytać zamówienia.' },
  customer: { gone: 'Nie ma takiego klienta.', failed: 'Nie udało się wczytać klienta.' },
  shelf: { gone: 'Ta półka już nie istnieje.', failed: 'Nie udało się wczytać półki.' },
  publisher: {
    gone: 'Nie ma takiego wydawnictwa.',
    failed: 'Nie udało się wczytać wydawnictwa.',
  },
};
