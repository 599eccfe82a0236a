import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { imports as english } from '@/words/en/admin/books/imports';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const plural = pluralOf('de');
const list = listOf('de');

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: plural(count, {
    one: 'Dieses Buch lassen, wie es im Shop ist',
    other: 'Diese Bücher lassen, wie sie im Shop sind',
  }),
  'keep-stock': 'Die Datei übernehmen, aber den Bestand des Shops behalten',
  overwrite: 'Alles aus der Datei übernehmen, auch den Bestand',
});

/** Files of books: choosing, checking, importing and undoing them. */
export const imports: typeof english = {
  title: 'Bücher importieren',
  close: 'Schließen',
  about: (days) =>
    `Eine Bücherliste als CSV: Ihre eigene, die eines Barsortiments oder der Export dieses Shops; oder die Meldung eines Verlags (ONIX 3.0). Eine Zeile mit der ISBN oder der _id eines Buches ändert dieses Buch. Nichts wird gespeichert, bevor Sie gesehen haben, was es bewirkt, und Sie können es ${plural(days, { one: '# Tag', other: '# Tage' })} lang rückgängig machen.`,
  file: 'CSV-Datei',
  choose: 'CSV-Datei wählen',
  chooseAnother: 'Andere Datei wählen',
  asDrafts: 'Neue Bücher werden Entwürfe, wenn ihre Zeile nichts anderes sagt',
  tryAgain: 'Erneut versuchen',
  imported: (sum) => `Importiert: ${sum}`,
  importedFile: (file, sum) => `${file}: ${sum}`,

  upload: 'Hochladen',
  uploading: (percent) => `Wird hochgeladen, ${percent}\u00a0%`,
  checking: 'Die Zeilen werden geprüft',
  storing: 'Die Bücher werden gespeichert',
  checkingLong: 'Die Zeilen werden geprüft. Der Shop bleibt dabei geöffnet.',
  storingLong: 'Die Bücher werden gespeichert. Der Shop bleibt dabei geöffnet.',

  problems: {
    empty: 'Diese Datei ist leer.',
    tooBigFor: (megabytes) => `Diese Datei hat mehr als ${megabytes} MB. Bitte teilen Sie sie auf.`,
    tooBig: 'Diese Datei ist zu groß. Bitte teilen Sie sie auf.',
    changedOnDisk:
      'Diese Datei wurde auf Ihrem Gerät geändert oder verschoben, seit Sie sie gewählt haben. Bitte wählen Sie sie noch einmal.',
    signIn: 'Bitte melden Sie sich neu an und wählen Sie die Datei noch einmal.',
    noAnswer: 'Der Shop hat nicht geantwortet.',
    tooOften: 'Zu viele Versuche. Bitte warten Sie ein wenig.',
    notReady: 'Der Shop ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    fault: 'Bei uns ist etwas schiefgegangen.',
    refused: 'Der Shop kann diese Datei nicht annehmen.',
    notImported: (file) => `${file}: nicht importiert`,
    outdated: 'Einige Zeilen passen nicht mehr zum Shop. Bitte wählen Sie die Datei noch einmal.',
    ofFile: (file, problem) => `${file}: ${problem}`,
  },

  counts: {
    new: (count) => plural(count, { one: '# neu', other: '# neu' }),
    changed: (count) => plural(count, { one: '# geändert', other: '# geändert' }),
    unchanged: (count) => plural(count, { one: '# unverändert', other: '# unverändert' }),
    unknown: (count) => plural(count, { one: '# übersprungen', other: '# übersprungen' }),
    skipped: (count) => plural(count, { one: '# ausgelassen', other: '# ausgelassen' }),
  },
  sum: (counts) => `${counts.join(', ')}.`,

  importOthers: (count) =>
    plural(count, {
      one: 'Das andere Buch importieren',
      other: 'Die anderen # Bücher importieren',
    }),
  importBooks: (count) =>
    plural(count, { one: '# Buch importieren', other: '# Bücher importieren' }),
  changedMeanwhile:
    'Es wurde nichts importiert: Bücher dieser Datei wurden inzwischen geändert. Bitte sehen Sie noch einmal nach.',
  wrongCells: (count) =>
    plural(count, {
      one: 'Es wurde nichts importiert: Eine Zelle ist falsch.',
      other: `Es wurde nichts importiert: # Zellen sind falsch.`,
    }),
  mayBeMore: 'Das sind die ersten; vielleicht gibt es mehr.',
  skipRows: (count, sum) => {
    const rows = plural(count, { one: 'Eine Zeile wird', other: '# Zeilen werden' });
    return `${rows} ausgelassen, wenn Sie die anderen importieren: ${sum} Oder berichtigen Sie die Datei und wählen Sie sie noch einmal.`;
  },
  noBooks: 'In dieser Datei sind keine Bücher.',
  warnings: (count) =>
    plural(count, {
      one: '# Hinweis, bei den Zeilen gezeigt.',
      other: '# Hinweise, bei den Zeilen gezeigt.',
    }),
  theFile: 'Die Datei',

  conflicts: (count) =>
    plural(count, {
      one: 'Ein Buch wurde im Shop geändert, nachdem diese Datei exportiert wurde.',
      other: '# Bücher wurden im Shop geändert, nachdem diese Datei exportiert wurde.',
    }),
  conflictQuestion: (count) =>
    plural(count, {
      one: 'Was soll mit diesem Buch geschehen?',
      other: 'Was soll mit diesen Büchern geschehen?',
    }),
  conflictWays,

  draftsCome: (count) =>
    plural(count, {
      one: '# Entwurf kommt hinzu, den nur Sie sehen. Für den Verkauf braucht ein Buch eine Kategorie, eine Beschreibung und einen Preis.',
      other:
        '# Entwürfe kommen hinzu, die nur Sie sehen. Für den Verkauf braucht ein Buch eine Kategorie, eine Beschreibung und einen Preis.',
    }),
  draftsCame: (count) =>
    plural(count, {
      one: '# Entwurf ist hinzugekommen, den nur Sie sehen. Für den Verkauf braucht ein Buch eine Kategorie, eine Beschreibung und einen Preis.',
      other:
        '# Entwürfe sind hinzugekommen, die nur Sie sehen. Für den Verkauf braucht ein Buch eine Kategorie, eine Beschreibung und einen Preis.',
    }),
  showDrafts: (link) => (
    <>
      {link('Öffnen Sie die Entwürfe')}
      <span>
        {
          ' und kreuzen Sie sie an, um vielen eine Kategorie zu geben oder sie freizugeben. Beschreibungen können in einer Datei mit ISBN und Beschreibung kommen; mit Kategorie und Entwurf (nein) dazu erledigt sie alles auf einmal.'
        }
      </span>
    </>
  ),
  missingCategories: (names, link) => (
    <>
      <span>{`Kategorien, die der Shop nicht hat: ${list(names)}. `}</span>
      {link('Kategorien in den Einstellungen anlegen')}
    </>
  ),

  twoAmounts: (example) => `„${example}“ lässt sich als zwei verschiedene Beträge lesen.`,
  howAmounts: (rows) =>
    plural(rows, {
      one: 'Wie schreibt die Datei Beträge? # Zeile hängt davon ab.',
      other: 'Wie schreibt die Datei Beträge? # Zeilen hängen davon ab.',
    }),
  amountIs: (example, amount) => `„${example}“ ist ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
