import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/shop/messages';

const plural = pluralOf('pl');

export const messages: typeof english = {
  title: 'Wiadomości',
  write: (number) => `Napisz w sprawie zamówienia ${number}`,
  none: 'Nie ma jeszcze wiadomości.',
  you: 'Moja wiadomość',
  emailSent: (kind) => `Wysłano e-mail: ${kind}`,
  newMessage: 'Nowa wiadomość',
  shopHint: 'Księgarnia dostanie ją e-mailem i odpowie tutaj oraz e-mailem.',
  customerHint: 'Klient dostanie ją e-mailem.',
  send: 'Wyślij wiadomość',
  loadingFailed: 'Nie udało się wczytać wiadomości.',
  sendingFailed:
    'Wiadomość nie została wysłana. Wpisany tekst jest zachowany; proszę spróbować ponownie.',
  tooMany: 'To dużo wiadomości jak na jeden dzień. Proszę wrócić jutro.',
  closed:
    'W sprawie tego zamówienia nie można już wysyłać wiadomości albo nie ma ono adresu e-mail.',
  linkOver: 'Ten link nie jest już ważny',
  linkOverText: 'Zamówienie zostało usunięte albo brakuje części adresu.',
  withNew: 'Zamówienia z nowymi wiadomościami',
  unread: (count) =>
    plural(count, {
      one: '# nowa wiadomość',
      few: '# nowe wiadomości',
      many: '# nowych wiadomości',
      other: '# nowej wiadomości',
    }),
};
