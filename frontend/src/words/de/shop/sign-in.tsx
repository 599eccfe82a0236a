import type { signIn as english } from '@/words/en/shop/sign-in';

/** The pages on which customers sign in and register. */
export const signIn: typeof english = {
  email: 'E-Mail',
  emailPlaceholder: 'name@beispiel.de',
  password: 'Passwort',
  failed: 'Bitte geben Sie eine gültige E-Mail-Adresse und das richtige Passwort an',
  advice: {
    blocked:
      'Ihr Browser blockiert Cookies und Websitedaten, die zum Anmelden nötig sind. Erlauben Sie sie für diese Buchhandlung und versuchen Sie es noch einmal.',
    network:
      'Der Anmeldedienst ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    tooMany: 'Es gab zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    popup:
      'Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
    shop: 'Die Buchhandlung ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  signedOutElsewhere: 'Sie haben sich in einem anderen Tab abgemeldet.',

  login: {
    title: 'Willkommen zurück',
    submit: 'Anmelden',
    success: 'Sie sind angemeldet!',
    rememberMe: 'Angemeldet bleiben',
    forgotPassword: 'Passwort vergessen',
    google: 'Mit Google anmelden',
    googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen!',
    register: (link) => (
      <>
        <span>Neu hier? </span>
        {link('Registrieren')}
      </>
    ),
    reasons: {
      checkout: 'Bitte melden Sie sich an, um zu bestellen. Ihr Warenkorb bleibt erhalten.',
      orders: 'Bitte melden Sie sich an, um Ihre Bestellungen zu sehen.',
      account: 'Bitte melden Sie sich an, um Ihr Kundenkonto zu sehen.',
    },
  },

  reset: {
    label: 'Wohin sollen wir den Link zum Zurücksetzen senden?',
    submit: 'Link senden',
    sent: 'Falls jemand mit dieser Adresse registriert ist, ist eine E-Mail mit einem Link zu einem neuen Passwort unterwegs.',
  },

  register: {
    title: 'Lesen Sie mit',
    submit: 'Registrieren',
    success: 'Ihr Kundenkonto ist angelegt!',
    registered: 'Sie sind registriert und angemeldet.',
    startBrowsing: 'Jetzt stöbern',
    goOn: 'Weiter, wo Sie waren',
    google: 'Mit Google registrieren',
    googleSuccess: 'Die Registrierung war erfolgreich!',
    googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen!',
    login: (link) => (
      <>
        <span>Schon ein Kundenkonto? </span>
        {link('Anmelden')}
      </>
    ),
  },

  missingEmail: {
    title: 'Zu Ihrer Anmeldung gehört keine E-Mail-Adresse',
    text: 'Bestellungen laufen unter einer E-Mail-Adresse, und der Dienst, mit dem Sie sich angemeldet haben, hat uns keine genannt. Bitte melden Sie sich ab und registrieren Sie sich mit Ihrer E-Mail-Adresse, oder melden Sie sich auf anderem Weg an.',
    register: 'Mit einer E-Mail-Adresse registrieren',
  },
};
