import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminEmails as english } from '@/words/en/admin/admin-emails';

const plural = pluralOf('de');

/** The owner's list of emails. */
export const adminEmails: typeof english = {
  title: 'E-Mails',
  statuses: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Fehler',
    held: 'Angehalten',
  },
  byStatus: 'E-Mails nach Status',
  everyStatus: 'Alle',
  failed: 'Die E-Mails konnten nicht geladen werden.',
  found: (count) => plural(count, { one: '# E-Mail', other: '# E-Mails' }),
  noMatch: 'Eine solche E-Mail gibt es nicht.',
  empty: 'Noch keine E-Mails. Die erste Bestellung bringt zwei.',
  someHeld: 'Einige E-Mails sind angehalten.',
  isHeld: 'Sie ist angehalten.',
  whyHeld:
    'Diese Adresse ist nicht bestätigt, und in einer Stunde oder an einem Tag gingen schon so viele E-Mails an sie, wie ohne Bestätigung möglich sind. Eine angehaltene E-Mail wird gesendet, wenn die Adresse bestätigt ist oder wenn Sie sie senden.',
  columns: {
    subject: 'Betreff',
    to: 'An',
    written: 'Geschrieben',
    status: 'Status',
    send: 'Senden',
  },
  toYou: 'Sie (OWNER_EMAIL ist nicht gesetzt)',

  all: 'Alle E-Mails',
  notSent: 'Sie konnte nicht gesendet werden.',
  lastTryFailed: 'Der letzte Versuch ist fehlgeschlagen.',
  show: 'E-Mail anzeigen',
  facts: {
    to: 'An',
    about: 'Thema',
    written: 'Geschrieben',
    sent: 'Gesendet',
    tries: 'Versuche',
    nextTry: 'Nächster Versuch',
  },

  sendNow: 'Jetzt senden',
  sendNowWhat: (subject) => `Jetzt senden: ${subject}`,
  tryAgain: 'Erneut versuchen',
  tryAgainWhat: (subject) => `Erneut versuchen: ${subject}`,
  notRetried: 'Das hat nicht geklappt.',
  nothingIsSent: 'Es wird nichts gesendet.',
  howToSend: (name) => (
    <>
      <span>
        Die E-Mails werden hier zum Lesen aufbewahrt, da kein Mailserver eingestellt ist. Wer den
        Shop betreibt, setzt{' '}
      </span>
      {name('SMTP_URL')}
      <span> und </span>
      {name('MAIL_FROM')}
      <span>; was weniger als drei Tage gewartet hat, wird dann gesendet.</span>
    </>
  ),
};
