import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { publishers as english } from '@/words/en/admin/books/publishers';

const plural = pluralOf('de');

/** Die Verlage der Bücher und was die Produktsicherheit von ihnen verlangt. */
export const publishers: typeof english = {
  title: 'Verlage',
  history: 'Verlauf der Verlage',
  all: 'Alle Verlage',
  about:
    'Auf der Seite eines Buches steht sein Verlag: Name, Postanschrift und eine E-Mail- oder Webadresse; bei einem Verlag außerhalb der Europäischen Union auch, wer dort für das Buch verantwortlich ist. Listen (CSV) und ONIX-Meldungen ergänzen, was fehlt, und überschreiben nie, was Sie eingetragen haben.',
  failed: 'Die Verlage konnten nicht geladen werden.',
  none: 'Bei keinem Buch im Verkauf ist bisher ein Verlag angegeben.',
  incomplete: (count) =>
    plural(count, {
      one: 'Bei # Verlag fehlen Angaben: Die Seiten seiner Bücher nennen ihn noch nicht.',
      other: 'Bei # Verlagen fehlen Angaben: Die Seiten ihrer Bücher nennen sie noch nicht.',
    }),
  complete: 'Es fehlt nichts.',
  booksOnSale: (count) => plural(count, { one: '# Buch im Verkauf', other: '# Bücher im Verkauf' }),
  missing: { address: 'Anschrift fehlt', contact: 'E-Mail- oder Webadresse fehlt' },
  spellings: (names) => `In seinen Büchern steht er verschieden geschrieben: ${names.join(' · ')}`,
  useSpelling: (name) => `Überall „${name}“ schreiben`,
  looksLike: (name) => `Ist das derselbe Verlag wie „${name}“?`,
  mergeInto: (name) => `Mit „${name}“ zusammenlegen`,
  merged: (name) => `Bei allen diesen Büchern steht jetzt „${name}“.`,
  notMerged: 'Die Verlage wurden nicht zusammengelegt.',
  isBack: 'Die Bücher haben wieder ihre frühere Schreibweise.',
  notUndone: 'Das ließ sich nicht rückgängig machen.',

  toPublishers: 'Verlage bearbeiten',

  fill: 'Verlage ergänzen',
  fills: (count) =>
    plural(count, {
      one: '# Verlag bekommt Angaben, die ihm fehlen.',
      other: '# Verlage bekommen Angaben, die ihnen fehlen.',
    }),

  form: 'Verlag',
  fields: {
    name: 'Name',
    address: 'Postanschrift',
    email: 'E-Mail',
    url: 'Webadresse',
    responsible: 'Verantwortliche Person in der EU',
  },
  hints: {
    name: 'Ein neuer Name gilt für alle Bücher des Verlags.',
    contact: 'Eine der beiden genügt.',
    responsible:
      'Nur bei einem Verlag außerhalb der Europäischen Union: Name, Postanschrift und E-Mail-Adresse.',
  },
  save: 'Verlag speichern',
  saved: 'Der Verlag ist gespeichert.',
  notSaved: 'Der Verlag wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  sameAsAnother: 'Derselbe wie ein anderer Verlag?',
  mergeHint:
    'Seine Bücher bekommen den Namen des anderen, der seine eigenen Angaben behält. Sie können das rückgängig machen.',
  other: 'Der andere Verlag',
  choose: 'Verlag auswählen',
  merge: 'Zusammenlegen',
  columns: {
    publisherAddress: 'Verlag: Postanschrift',
    publisherEmail: 'Verlag: E-Mail',
    publisherUrl: 'Verlag: Webadresse',
    publisherResponsible: 'Verlag: verantwortliche Person in der EU',
  },
};
