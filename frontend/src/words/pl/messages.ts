import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/messages';

const plural = pluralOf('pl');

export const messages: typeof english = {
  title: 'Wiadomości',
  write: (number) => `Napisz w sprawie zamówienia ${number}`,
  none: 'Nic jeszcze nie napisano.',
  you: 'Ty',
  emailSent: (kind) => `Wysłano e-mail: ${kind}`,
  newMessage: 'Nowa wiadomość',
  shopIsTold: 'Księgarnia dostanie ją e-mailem i odpowie tutaj oraz e-mailem.',
  customerIsTold: 'Klient dostanie ją e-mailem.',
  send: 'Wyślij wiadomość',
  loadingFailed: 'Nie udało się wczytać wiadomości.',
  sendingFailed: 'Wiadomość nie została wysłana. Tekst został; prosimy spróbować ponownie.',
  tooMany: 'To dużo wiadomości jak na jeden dzień. Prosimy wrócić jutro.',
  closed:
    'W sprawie tego zamówienia nie można już do nikogo napisać albo nie ma ono adresu e-mail.',
  linkOver: 'Ten link już nigdzie nie prowadzi',
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
