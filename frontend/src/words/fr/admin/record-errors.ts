import type { recordErrors as english } from '@/words/en/admin/record-errors';

/** Why a page cannot show its record, by kind of record. */
export const recordErrors: typeof english = {
  email: { gone: 'Cet e-mail n’existe pas.', failed: 'L’e-mail n’a pas pu être chargé.' },
  order: { gone: 'Cette commande n’existe pas.', failed: 'La commande n’a pas pu être chargée.' },
  customer: { gone: 'Ce client n’existe pas.', failed: 'Le client n’a pas pu être chargé.' },
  shelf: {
    gone: 'Cette sélection n’existe plus.',
    failed: 'La sélection n’a pas pu être chargée.',
  },
  publisher: {
    gone: 'Cet éditeur n’existe pas.',
    failed: 'L’éditeur n’a pas pu être chargé.',
  },
};
