import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminSession as english } from '@/words/en/admin/admin-session';

const plural = pluralOf('pl');

/** Signing in to the dashboard, and its administrators. */
export const adminSession: typeof english = {
  title: 'Logowanie administratora',
  toShop: 'Wróć do księgarni',
  username: 'Nazwa użytkownika',
  password: 'Hasło',
  rememberMe: 'Zapamiętaj mnie',
  signIn: 'Zaloguj się',
  signingIn: 'Logowanie',
  success: 'Zalogowano administratora!',
  refused: 'Proszę podać prawidłową nazwę użytkownika i hasło',
  expired: 'Sesja wygasła! Proszę zalogować się ponownie',
  tooMany: 'Za dużo prób. Proszę poczekać kilka minut.',
  noResponse: 'Księgarnia teraz nie odpowiada. Proszę spróbować ponownie za chwilę.',
  endsIn: (minutes) =>
    minutes === 1
      ? 'Sesja zakończy się za minutę.'
      : plural(minutes, {
          one: 'Sesja zakończy się za # minutę.',
          few: 'Sesja zakończy się za # minuty.',
          many: 'Sesja zakończy się za # minut.',
          other: 'Sesja zakończy się za # minuty.',
        }),
  enterToStay: 'Aby przedłużyć sesję, proszę podać hasło. Otwarte strony zostają bez zmian.',
  stay: 'Przedłuż sesję',

  administrators: 'Administratorzy',
  listFailed: 'Nie udało się wczytać administratorów.',
  you: (name, aside) => (
    <>
      {name}
      {aside(' (to konto)')}
    </>
  ),
  added: (when) => `Dodano ${when}`,
  addedWithoutPassword: (when) => `Dodano ${when}, hasło jeszcze niewybrane`,
  lastSignedIn: (when) => `Ostatnie logowanie ${when}`,
  remove: 'Usuń',
  removeWho: (username) => `Usuń: ${username}`,
  keep: 'Zostaw',
  askRemove: (username) => `Usunąć: ${username}?`,
  askRemoveText: 'Ta osoba zostanie od razu wszędzie wylogowana. Jej działania zostają w historii.',
  askRemoveYou: 'Usunąć własne konto?',
  askRemoveYouText: 'Wylogowanie nastąpi od razu, a samodzielny powrót nie będzie możliwy.',
  lastAdmin: 'Musi pozostać ktoś, kto loguje się już własnym hasłem.',
  notRemoved: 'Administrator nie został usunięty. Proszę spróbować ponownie.',
  removed: (username) => `${username} nie jest już administratorem.`,
  newName: 'Nazwa użytkownika nowego administratora',
  add: 'Dodaj administratora',
  notAdded: 'Nie otrzymano hasła jednorazowego. Proszę spróbować ponownie.',
  notAddedText: 'Jeśli nazwa jest już na liście, proszę najpierw ją stamtąd usunąć.',
  isAdded: (username) => `Dodano: ${username}.`,
  oneTimePassword: (password, copy) => (
    <>
      <span>Hasło jednorazowe: </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'Skopiuj hasło jednorazowe',
  givePassword:
    'Proszę przekazać je teraz tej osobie: jest pokazywane tylko raz. Przy logowaniu wybierze ona własne hasło.',

  changePassword: 'Zmień hasło',
  chooseOwn: 'Wybierz własne hasło',
  chooseOwnText: 'Otrzymane hasło było jednorazowe. Od teraz do logowania służy hasło własne.',
  currentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  newPasswordHint: 'Co najmniej 12 znaków.',
  saveAndGoOn: 'Zapisz i kontynuuj',
  signInAgain: 'Hasło nie zostało zmienione. Proszę zalogować się ponownie.',
  currentIsWrong: 'Obecne hasło jest nieprawidłowe.',
  notChanged: 'Hasło nie zostało zmienione. Proszę spróbować ponownie.',
};
