import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { imports as english } from '@/words/en/admin/books/imports';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const plural = pluralOf('fr');
const list = listOf('fr');

const books = (count: number) =>
  plural(count, { one: '# livre', many: '# de livres', other: '# livres' });

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: plural(count, {
    one: 'Laisser ce livre tel qu’il est dans la librairie',
    many: 'Laisser ces livres tels qu’ils sont dans la librairie',
    other: 'Laisser ces livres tels qu’ils sont dans la librairie',
  }),
  'keep-stock': 'Prendre le fichier, mais garder le stock de la librairie',
  overwrite: 'Tout prendre du fichier, stock compris',
});

const forSale =
  'Pour être mis en vente, un livre a besoin d’une catégorie, d’une description et d’un prix.';

/** Files of books: choosing, checking, importing and undoing them. */
export const imports: typeof english = {
  title: 'Importer des livres',
  close: 'Fermer',
  about: (days: number) =>
    `Une liste de livres en CSV : la vôtre, celle d’un grossiste ou l’export de cette librairie ; ou le message d’un éditeur (ONIX 3.0). Une ligne avec l’ISBN ou le _id d’un livre modifie ce livre. Rien n’est enregistré avant que vous ayez vu ce qui va se passer, et vous pouvez l’annuler pendant ${days} jours.`,
  file: 'Fichier CSV',
  choose: 'Choisir un fichier CSV',
  chooseAnother: 'Choisir un autre fichier',
  asDrafts:
    'Les nouveaux livres deviennent des brouillons, sauf indication contraire de leur ligne',
  tryAgain: 'Réessayer',
  imported: (sum: string) => `Importé : ${sum}`,
  /** A file and what became of its rows. */
  importedFile: (file: string, sum: string) => `${file} : ${sum}`,

  upload: 'Envoi',
  uploading: (percent: number) => `Envoi en cours, ${percent} %`,
  checking: 'Vérification des lignes',
  storing: 'Enregistrement des livres',
  checkingLong: 'Vérification des lignes. La librairie reste ouverte pendant ce temps.',
  storingLong: 'Enregistrement des livres. La librairie reste ouverte pendant ce temps.',

  problems: {
    empty: 'Ce fichier est vide.',
    tooBigFor: (megabytes: number) => `Ce fichier dépasse ${megabytes} Mo. Merci de le diviser.`,
    tooBig: 'Ce fichier est trop gros. Merci de le diviser.',
    changedOnDisk:
      'Ce fichier a été modifié ou déplacé sur votre disque depuis que vous l’avez choisi. Merci de le choisir de nouveau.',
    signIn: 'Merci de vous reconnecter et de choisir de nouveau le fichier.',
    noAnswer: 'La librairie n’a pas répondu.',
    tooOften: 'Trop de tentatives. Merci de patienter un peu.',
    notReady: 'La librairie n’est pas prête. Merci de réessayer bientôt.',
    fault: 'Une erreur s’est produite de notre côté.',
    refused: 'La librairie ne peut pas accepter ce fichier.',
    notImported: (file: string) => `${file} : non importé`,
    outdated:
      'Certaines de ses lignes ne correspondent plus à la librairie. Merci de choisir de nouveau le fichier.',
    ofFile: (file: string, problem: string) => `${file} : ${problem}`,
  },

  counts: {
    new: (count: number) =>
      plural(count, { one: '# nouveau', many: '# nouveaux', other: '# nouveaux' }),
    changed: (count: number) =>
      plural(count, { one: '# modifié', many: '# modifiés', other: '# modifiés' }),
    unchanged: (count: number) =>
      plural(count, { one: '# inchangé', many: '# inchangés', other: '# inchangés' }),
    unknown: (count: number) =>
      plural(count, { one: '# ignoré', many: '# ignorés', other: '# ignorés' }),
    skipped: (count: number) =>
      plural(count, {
        one: '# laissé de côté',
        many: '# laissés de côté',
        other: '# laissés de côté',
      }),
  },
  /** Joins several of the counts above. */
  sum: (counts: string[]) => `${counts.join(', ')}.`,

  importOthers: (count: number) =>
    plural(count, {
      one: 'Importer l’autre',
      many: 'Importer les # autres',
      other: 'Importer les # autres',
    }),
  importBooks: (count: number) => `Importer ${books(count)}`,
  changedMeanwhile:
    'Rien n’a été importé : des livres de ce fichier ont changé entre-temps. Merci de regarder de nouveau.',
  wrongCells: (count: number) =>
    plural(count, {
      one: 'Rien n’a été importé : une cellule est incorrecte.',
      many: 'Rien n’a été importé : # de cellules sont incorrectes.',
      other: 'Rien n’a été importé : # cellules sont incorrectes.',
    }),
  mayBeMore: 'Ce sont les premières : il y en a peut-être d’autres.',
  /** `sum` ends with its own full stop. */
  skipRows: (count: number, sum: string) => {
    const rows = plural(count, {
      one: '# ligne est laissée',
      many: '# de lignes sont laissées',
      other: '# lignes sont laissées',
    });
    return `${rows} de côté si vous importez les autres : ${sum} Vous pouvez aussi corriger le fichier et le choisir de nouveau.`;
  },
  noBooks: 'Ce fichier ne contient aucun livre.',
  warnings: (count: number) =>
    plural(count, {
      one: '# avertissement, affiché avec les lignes.',
      many: '# d’avertissements, affichés avec les lignes.',
      other: '# avertissements, affichés avec les lignes.',
    }),
  /** The subject of the messages about the whole file. */
  theFile: 'Fichier',

  conflicts: (count: number) =>
    plural(count, {
      one: '# livre a changé dans la librairie après l’export de ce fichier.',
      many: '# de livres ont changé dans la librairie après l’export de ce fichier.',
      other: '# livres ont changé dans la librairie après l’export de ce fichier.',
    }),
  conflictQuestion: (count: number) =>
    plural(count, {
      one: 'Que faire de ce livre ?',
      many: 'Que faire de ces livres ?',
      other: 'Que faire de ces livres ?',
    }),
  conflictWays,

  draftsCome: (count: number) =>
    plural(count, {
      one: `# brouillon arrivera, visible de vous seulement. ${forSale}`,
      many: `# de brouillons arriveront, visibles de vous seulement. ${forSale}`,
      other: `# brouillons arriveront, visibles de vous seulement. ${forSale}`,
    }),
  draftsCame: (count: number) =>
    plural(count, {
      one: `# brouillon est arrivé, visible de vous seulement. ${forSale}`,
      many: `# de brouillons sont arrivés, visibles de vous seulement. ${forSale}`,
      other: `# brouillons sont arrivés, visibles de vous seulement. ${forSale}`,
    }),
  showDrafts: (link: (text: string) => ReactElement) => (
    <>
      {link('Affichez les brouillons')}
      <span>
        {
          ' et cochez-les pour donner une catégorie à plusieurs ou les publier. Les descriptions peuvent venir d’un fichier avec ISBN et Description ; avec Catégorie et Brouillon (non) en plus, il fait tout en une fois.'
        }
      </span>
    </>
  ),
  missingCategories: (names: string[], link: (text: string) => ReactElement) => (
    <>
      <span>{`Catégories que la librairie n’a pas : ${list(names)}. `}</span>
      {link('Ajouter des catégories dans les paramètres')}
    </>
  ),

  twoAmounts: (example: string) => `« ${example} » peut se lire comme deux montants différents.`,
  howAmounts: (rows: number) =>
    plural(rows, {
      one: 'Comment le fichier écrit-il les montants ? # ligne en dépend.',
      many: 'Comment le fichier écrit-il les montants ? # de lignes en dépendent.',
      other: 'Comment le fichier écrit-il les montants ? # lignes en dépendent.',
    }),
  amountIs: (example: string, amount: string) => `« ${example} » vaut ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
