import type { account as english } from '@/words/en/shop/account';

/** A customer's account. */
export const account: typeof english = {
  title: 'Ihr Kundenkonto',
  noEmail: 'Zu Ihrer Anmeldung gehört keine E-Mail-Adresse.',
  orders: 'Ihre Bestellungen',
  details: {
    title: 'Ihre Angaben',
    hint: 'Damit beginnt Ihre nächste Bestellung.',
    failed: 'Ihre Angaben konnten nicht geladen werden',
    save: 'Angaben speichern',
    saved: 'Gespeichert. Ihre nächste Bestellung beginnt mit diesen Angaben.',
    notSaved:
      'Ihre Angaben wurden nicht gespeichert. Ihre Eingaben sind noch hier; bitte versuchen Sie es noch einmal.',
  },
  data: {
    title: 'Ihre Daten',
    hint: 'Alles, was die Buchhandlung über Sie speichert, in einer Datei.',
    download: 'Meine Daten herunterladen',
    failed: 'Ihre Daten konnten nicht geholt werden. Bitte versuchen Sie es noch einmal.',
  },

  signIn: {
    title: 'Ihre Anmeldung',
    google:
      'Sie melden sich mit Google an. Ihre E-Mail-Adresse und Ihr Passwort liegen dort und werden dort geändert.',
    email: 'E-Mail',
    password: 'Passwort',
    newEmail: 'Neue E-Mail',
    yourPassword: 'Ihr Passwort',
    changeEmail: 'E-Mail ändern',
    emailRefused: (label, advice) => `${label}: Diese Adresse ist nicht möglich. ${advice}`,
    useAnotherEmail: 'Bitte verwenden Sie eine andere, oder versuchen Sie es später noch einmal.',
    lookIntoMail: 'Bitte sehen Sie in Ihrem Postfach nach.',
    linkSent: (email) => (
      <>
        <span>Ein Link ist unterwegs an </span>
        {email}
        <span>
          . Ihre Adresse ändert sich, wenn Sie ihn öffnen; melden Sie sich dann mit der neuen an.
        </span>
      </>
    ),
    currentPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: 'Mindestens 6 Zeichen. Andere Geräte müssen sich neu anmelden.',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Ihr Passwort ist geändert.',
    passwordRefused: (label, advice) => `${label} wurde nicht angenommen. ${advice}`,
    chooseAnother: 'Bitte wählen Sie ein anderes.',
    wrongPassword: (label) => `${label} stimmt nicht`,
    notChecked: (label, advice) => `${label} konnte nicht geprüft werden. ${advice}`,
    tryAgain: 'Bitte versuchen Sie es gleich noch einmal.',
    googleNotConfirmed:
      'Google hat nicht bestätigt, dass Sie es sind. Bitte versuchen Sie es noch einmal.',
  },

  deletion: {
    title: 'Kundenkonto löschen',
    hint: 'Nicht, solange eine Bestellung offen ist. Ihre Bestellungen bleiben in der Buchhandlung, aber nichts darauf sagt, dass es Ihre waren.',
    password: 'Ihr Passwort für die Löschung',
    button: 'Mein Konto löschen',
    sureTitle: 'Kundenkonto löschen?',
    sureText:
      'Ihre Angaben, Ihr Warenkorb und Ihr Merkzettel werden endgültig gelöscht. Ihre Bestellungen bleiben in der Buchhandlung, ohne Namen, E-Mail-Adresse, Telefonnummer und Straße.',
    openWithdrawal:
      'Ein Widerruf zu einer Ihrer Bestellungen ist noch nicht abgeschlossen: Ohne Ihren Namen und Ihre E-Mail-Adresse kann die Buchhandlung Ihnen nichts erstatten.',
    confirm: 'Endgültig löschen',
    keep: 'Konto behalten',
    halfDone:
      'Was die Buchhandlung über Sie gespeichert hatte, ist gelöscht, Ihr Zugang aber noch nicht. Bitte versuchen Sie es noch einmal.',
    done: 'Ihr Kundenkonto ist gelöscht.',
    failed: 'Ihr Kundenkonto wurde nicht gelöscht. Bitte versuchen Sie es gleich noch einmal.',
    openOrder: 'Eine Bestellung ist noch unterwegs.',
    waitForOrder: (link) => (
      <>
        <span>
          Sie können Ihr Konto löschen, wenn Sie die Bücher haben oder die Bestellung storniert
          ist.{' '}
        </span>
        {link('Ihre Bestellungen ansehen')}
      </>
    ),
  },
};
