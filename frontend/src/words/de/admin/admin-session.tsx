import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminSession as english } from '@/words/en/admin/admin-session';

const plural = pluralOf('de');

/** Signing in to the dashboard, and its administrators. */
export const adminSession: typeof english = {
  title: 'Anmeldung zur Verwaltung',
  toShop: 'Zurück zum Shop',
  username: 'Benutzername',
  password: 'Passwort',
  rememberMe: 'Angemeldet bleiben',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft',
  success: 'Sie sind in der Verwaltung angemeldet!',
  refused: 'Bitte geben Sie einen gültigen Benutzernamen und das richtige Passwort an',
  expired: 'Ihre Anmeldung ist abgelaufen! Bitte melden Sie sich neu an',
  tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.',
  noResponse: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  endsIn: (minutes) =>
    minutes === 1
      ? 'Ihre Sitzung endet in einer Minute.'
      : plural(minutes, {
          one: 'Ihre Sitzung endet in # Minute.',
          other: 'Ihre Sitzung endet in # Minuten.',
        }),
  enterToStay:
    'Geben Sie Ihr Passwort ein, um angemeldet zu bleiben. Was Sie geöffnet haben, bleibt, wie es ist.',
  stay: 'Angemeldet bleiben',

  administrators: 'Verwaltungskonten',
  listFailed: 'Die Verwaltungskonten konnten nicht geladen werden.',
  you: (name, aside) => (
    <>
      {name}
      {aside(' (Sie)')}
    </>
  ),
  added: (when) => `Hinzugefügt am ${when}`,
  addedWithoutPassword: (when) => `Hinzugefügt am ${when}, noch ohne eigenes Passwort`,
  lastSignedIn: (when) => `Zuletzt angemeldet am ${when}`,
  remove: 'Entfernen',
  removeWho: (username) => `${username} entfernen`,
  keep: 'Behalten',
  askRemove: (username) => `${username} entfernen?`,
  askRemoveText:
    'Das Konto wird sofort überall abgemeldet. Was damit getan wurde, bleibt im Verlauf.',
  askRemoveYou: 'Sich selbst entfernen?',
  askRemoveYouText: 'Sie werden sofort abgemeldet und können nicht von selbst zurückkehren.',
  lastAdmin: 'Es muss ein Konto bleiben, das sich mit einem eigenen Passwort angemeldet hat.',
  notRemoved: 'Das Verwaltungskonto wurde nicht entfernt. Bitte versuchen Sie es noch einmal.',
  removed: (username) => `${username} hat kein Verwaltungskonto mehr.`,
  newName: 'Benutzername des neuen Verwaltungskontos',
  add: 'Konto hinzufügen',
  notAdded: 'Es kam kein Einmalpasswort. Bitte versuchen Sie es noch einmal.',
  notAddedText: 'Falls der Name inzwischen in der Liste steht, entfernen Sie ihn dort zuerst.',
  isAdded: (username) => `${username} ist hinzugefügt.`,
  oneTimePassword: (password, copy) => (
    <>
      <span>Einmalpasswort: </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'Einmalpasswort kopieren',
  givePassword:
    'Geben Sie es jetzt weiter: Es wird nur dieses eine Mal gezeigt. Bei der Anmeldung wird damit ein eigenes Passwort gewählt.',

  changePassword: 'Passwort ändern',
  chooseOwn: 'Wählen Sie ein eigenes Passwort',
  chooseOwnText:
    'Das Passwort, das Sie erhalten haben, galt nur für dieses eine Mal. Ab jetzt melden Sie sich mit Ihrem eigenen an.',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 12 Zeichen.',
  saveAndGoOn: 'Speichern und weiter',
  signInAgain: 'Das Passwort wurde nicht geändert. Bitte melden Sie sich neu an.',
  currentIsWrong: 'Das bisherige Passwort stimmt nicht.',
  notChanged: 'Das Passwort wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
};
