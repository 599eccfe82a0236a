import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { phoneOrder as english } from '@/words/en/admin/orders/phone-order';

const plural = pluralOf('de');

/** An order by phone. */
export const phoneOrder: typeof english = {
  title: 'Neue Bestellung per Telefon',
  books: 'Bücher',
  collectedBy: 'Abholung durch',
  isCollected: 'Abholung im Laden',
  email: 'E-Mail',
  emailHint: 'Nur, wenn E-Mails zur Bestellung gewünscht sind.',
  place: 'Bestellung aufgeben',
  isPlaced: (number) => `Bestellung Nr.\u00a0${number} ist aufgegeben.`,
  notPlaced: 'Die Bestellung wurde nicht aufgegeben.',
  tooManyBooks: (most) =>
    plural(most, {
      one: 'Bitte einige Bücher herausnehmen; möglich ist höchstens #',
      other: 'Bitte einige Bücher herausnehmen; möglich sind höchstens #',
    }),
  noBook: 'Bitte mindestens ein Buch hinzufügen',
  notToBeHad: 'Nicht mehr erhältlich',
  remove: (title) => `${title} entfernen`,
  soldOut: 'Ein Buch ist gerade ausverkauft; es ist oben markiert.',
  unavailable: 'Ein Buch wird nicht mehr verkauft; es ist oben markiert.',
  earlierTry:
    'Ein früherer Versuch ist anscheinend mit anderen Angaben angekommen. Bitte sehen Sie zuerst die Bestellungen an.',
  lookOver: 'Bitte sehen Sie die Angaben durch und versuchen Sie es noch einmal.',
  notConfirmed: 'Der Shop hat sie nicht bestätigt. Ein neuer Versuch bestellt nie doppelt.',
  shipping: 'Versand',
  totalOnCollection: 'Summe, Barzahlung bei Abholung',
  totalOnDelivery: 'Summe, Barzahlung bei Lieferung',
};
