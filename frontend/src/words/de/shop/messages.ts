import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/shop/messages';

const plural = pluralOf('de');

export const messages: typeof english = {
  title: 'Nachrichten',
  write: (number) => `Zur Bestellung Nr.\u00a0${number} schreiben`,
  none: 'Es wurde noch nichts geschrieben.',
  you: 'Sie',
  emailSent: (kind) => `E-Mail versandt: ${kind}`,
  newMessage: 'Neue Nachricht',
  shopHint: 'Die Buchhandlung bekommt sie per E-Mail und antwortet hier und per E-Mail.',
  customerHint: 'Sie wird per E-Mail zugestellt.',
  send: 'Nachricht senden',
  loadingFailed: 'Die Nachrichten konnten nicht geladen werden.',
  sendingFailed:
    'Die Nachricht wurde nicht gesendet. Ihr Text ist noch da; bitte versuchen Sie es noch einmal.',
  tooMany: 'Das waren viele Nachrichten an einem Tag. Bitte schreiben Sie morgen weiter.',
  closed:
    'Zu dieser Bestellung sind keine Nachrichten mehr möglich, oder sie hat keine E-Mail-Adresse.',
  linkOver: 'Dieser Link gilt nicht mehr',
  linkOverText: 'Die Bestellung wurde gelöscht, oder ein Teil der Adresse fehlt.',
  withNew: 'Bestellungen mit neuen Nachrichten',
  unread: (count) => plural(count, { one: '# neue Nachricht', other: '# neue Nachrichten' }),
};
