import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { withdrawal as english } from '@/words/en/shop/withdrawal';

const plural = pluralOf('de');

/** The page on which a customer withdraws from a purchase. */
export const withdrawal: typeof english = {
  title: 'Vertrag widerrufen',
  lead: (days) =>
    plural(days, {
      one: 'Sie können einen Kauf innerhalb von # Tag, nachdem Sie die Bücher erhalten haben, ohne Angabe von Gründen widerrufen.',
      other:
        'Sie können einen Kauf innerhalb von # Tagen, nachdem Sie die Bücher erhalten haben, ohne Angabe von Gründen widerrufen.',
    }),
  name: 'Name',
  number: 'Bestellnummer',
  email: 'E-Mail',
  emailHint: 'Dorthin senden wir die Eingangsbestätigung.',
  reachHint: 'So können wir Sie erreichen.',
  onlyThese: 'Nur diese Bücher (ohne Auswahl: die ganze Bestellung)',
  failed: 'Das ist nicht bei uns angekommen. Bitte versuchen Sie es noch einmal.',
  tooMany: 'Das waren zu viele Versuche. Bitte warten Sie etwas.',
  continue: 'Weiter',
  summary: 'Ihr Widerruf',
  received: 'Ihr Widerruf ist eingegangen',
  from: 'Widerrufen',
  books: (titles) => titles.join(', '),
  wholeOrder: 'die ganze Bestellung',
  receivedAt: 'Eingegangen',
  emailFollows: (email) =>
    `Wir schreiben an ${email}, was Sie erklärt haben und wann es eingegangen ist.`,
  keepPage:
    'Bitte bewahren Sie diese Seite auf oder drucken Sie sie aus: Sie zeigt, was Sie erklärt haben und wann es eingegangen ist.',
  confirm: 'Widerruf bestätigen',
  back: 'Zurück',
};
