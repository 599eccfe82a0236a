import type { recordErrors as english } from '@/words/en/admin/record-errors';

/** Why a page cannot show its record, by kind of record. */
export const recordErrors: typeof english = {
  email: {
    gone: 'Diese E-Mail gibt es nicht.',
    failed: 'Die E-Mail konnte nicht geladen werden.',
  },
  order: {
    gone: 'Diese Bestellung gibt es nicht.',
    failed: 'Die Bestellung konnte nicht geladen werden.',
  },
  customer: {
    gone: 'Diese Kundendaten gibt es nicht.',
    failed: 'Die Kundendaten konnten nicht geladen werden.',
  },
  shelf: {
    gone: 'Dieses Regal gibt es nicht mehr.',
    failed: 'Das Regal konnte nicht geladen werden.',
  },
  publisher: {
    gone: 'Diesen Verlag gibt es nicht.',
    failed: 'Der Verlag konnte nicht geladen werden.',
  },
};
