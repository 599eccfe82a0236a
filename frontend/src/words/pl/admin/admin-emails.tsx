import type { EmailStatus } from '@storyloom/backend/contract/email/email';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminEmails as english } from '@/words/en/admin/admin-emails';

const plural = pluralOf('pl');

const statuses: Record<EmailStatus, string> = {
  waiting: 'Oczekuje',
  sent: 'Wysłany',
  failed: 'Niewysłany',
  held: 'Wstrzymany',
};

/** The owner's list of emails. */
export const adminEmails: typeof english = {
  title: 'E-maile',
  statuses,
  byStatus: 'E-maile według statusu',
  everyStatus: 'Wszystkie',
  failed: 'Nie udało się wczytać e-maili.',
  found: (count) =>
    plural(count, { one: '# e-mail', few: '# e-maile', many: '# e-maili', other: '# e-maila' }),
  noMatch: 'Nie ma takiego e-maila.',
  empty: 'Nie ma jeszcze e-maili. Pierwsze zamówienie przyniesie dwa.',
  someHeld: 'Niektóre e-maile są wstrzymane.',
  isHeld: 'Jest wstrzymany.',
  whyHeld:
    'Ten adres nie jest potwierdzony, a wysłano na niego już tyle e-maili, ile w ciągu godziny lub doby może otrzymać niepotwierdzony adres. Wstrzymany e-mail zostaje wysłany, gdy odbiorca potwierdzi adres lub gdy wyśle się go stąd.',
  columns: {
    subject: 'Temat',
    to: 'Do',
    written: 'Napisano',
    status: 'Status',
    send: 'Wyślij',
  },
  toYou: 'Właściciel (OWNER_EMAIL nie jest ustawiony)',

  all: 'Wszystkie e-maile',
  notSent: 'Nie udało się go wysłać.',
  lastTryFailed: 'Ostatnia próba się nie powiodła.',
  show: 'Pokaż e-mail',
  facts: {
    to: 'Do',
    about: 'Dotyczy',
    written: 'Napisano',
    sent: 'Wysłano',
    tries: 'Próby',
    nextTry: 'Następna próba',
  },

  sendNow: 'Wyślij teraz',
  sendNowWhat: (subject) => `Wyślij teraz: ${subject}`,
  tryAgain: 'Ponów próbę',
  tryAgainWhat: (subject) => `Ponów próbę: ${subject}`,
  notRetried: 'To się nie udało.',
  nothingIsSent: 'Nic nie jest wysyłane.',
  howToSend: (name) => (
    <>
      <span>
        E-maile są tu przechowywane do wglądu, ponieważ nie ustawiono serwera poczty. Osoba
        prowadząca serwer księgarni ustawia{' '}
      </span>
      {name('SMTP_URL')}
      <span> i </span>
      {name('MAIL_FROM')}
      <span>; wychodzi wtedy to, co czekało krócej niż trzy dni.</span>
    </>
  ),
};
