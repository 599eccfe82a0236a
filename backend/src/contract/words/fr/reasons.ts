import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('fr');
const bookFields = {
  category: 'une catégorie',
  description: 'une description',
  newPrice: 'un prix',
};

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'Le fichier est un classeur et non une liste. Enregistrez-le au format « CSV UTF-8 » et envoyez ce fichier.',
  file_is_no_text: () => 'Le fichier n’est pas du texte. Enregistrez-le au format « CSV UTF-8 ».',
  import_in_progress: () =>
    'Ce fichier, ou un autre contenant les mêmes livres, est en cours d’importation. Merci de patienter un instant.',
  import_too_slow: () =>
    'Le fichier n’a pas été importé : la base de données est trop lente en ce moment. Merci de réessayer plus tard.',
  import_books_changed: () =>
    'Le fichier n’a pas été importé : certains de ses livres ont été modifiés entre-temps.',
  book_unknown: () => 'Ce livre n’existe pas.',
  book_incomplete: ({ missing }) =>
    `Avant d’être publié, un livre doit avoir ${list(missing.map((field) => bookFields[field]))}.`,
  book_price_decimals: () =>
    'Son prix a des décimales, ce que la devise de la librairie ne permet pas.',
  book_changed_since: () => 'Ce livre a été modifié depuis et reste tel quel.',
  isbn_taken: ({ title }) => `Cet ISBN est déjà celui de « ${title} ».`,
  isbn_taken_by_other: () => 'Cet ISBN est déjà celui d’un autre livre.',
  backup_no_space: () => 'Il n’y a plus de place là où les sauvegardes sont conservées.',
  backup_no_access: () => 'La librairie n’a pas le droit d’écrire dans le dossier des sauvegardes.',
  backup_shop_busy: () =>
    'Des modifications arrivaient sans cesse : aucun état stable n’a pu être sauvegardé. Réessayez à un moment plus calme ou arrêtez la librairie le temps de la sauvegarde.',
  backup_system_error: ({ name }) => `Le système signale ${name}.`,
  backup_unknown: () => 'Le journal de la librairie en indique la raison.',
  email_too_old: () => 'Il a attendu plus de trois jours et ne part plus de lui-même.',
  email_without_result: () => 'Chaque tentative d’envoi s’est terminée sans résultat.',
  email_without_recipient: () => 'OWNER_EMAIL n’est pas défini.',
};
