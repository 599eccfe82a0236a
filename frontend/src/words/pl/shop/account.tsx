import type { account as english } from '@/words/en/shop/account';

/** A customer's account. */
export const account: typeof english = {
  title: 'Moje konto',
  noEmail: 'Z tym logowaniem nie jest powiązany adres e-mail.',
  orders: 'Moje zamówienia',
  details: {
    title: 'Moje dane',
    hint: 'Następne zamówienie zacznie się od tych danych.',
    failed: 'Nie udało się wczytać danych',
    save: 'Zapisz dane',
    saved: 'Zapisano. Następne zamówienie zacznie się od tych danych.',
    notSaved: 'Dane nie zostały zapisane. Wpisana treść nadal tu jest; proszę spróbować ponownie.',
  },
  data: {
    title: 'Przechowywane dane',
    hint: 'Wszystko, co księgarnia przechowuje o tym koncie, w jednym pliku.',
    download: 'Pobierz moje dane',
    failed: 'Nie udało się pobrać danych. Proszę spróbować ponownie.',
  },

  signIn: {
    title: 'Sposób logowania',
    google:
      'Logowanie odbywa się przez Google. Adres e-mail i hasło są przechowywane i zmieniane tam.',
    email: 'E-mail',
    password: 'Hasło',
    newEmail: 'Nowy e-mail',
    yourPassword: 'Hasło do konta',
    changeEmail: 'Zmień e-mail',
    emailRefused: (label, advice) => `${label}: tego adresu nie można użyć. ${advice}`,
    useAnotherEmail: 'Proszę użyć innego albo spróbować później.',
    lookIntoMail: 'Proszę sprawdzić pocztę.',
    linkSent: (email) => (
      <>
        <span>Link jest w drodze na adres </span>
        {email}
        <span>. Po jego otwarciu adres się zmieni; potem trzeba zalogować się nowym adresem.</span>
      </>
    ),
    currentPassword: 'Obecne hasło',
    newPassword: 'Nowe hasło',
    newPasswordHint:
      'Co najmniej 6 znaków. Na innych urządzeniach trzeba będzie zalogować się ponownie.',
    changePassword: 'Zmień hasło',
    passwordChanged: 'Hasło zostało zmienione.',
    passwordRefused: (label, advice) => `${label}: hasło nie zostało przyjęte. ${advice}`,
    chooseAnother: 'Proszę wybrać inne.',
    wrongPassword: (label) => `${label}: nieprawidłowe hasło`,
    notChecked: (label, advice) => `${label}: nie udało się sprawdzić hasła. ${advice}`,
    tryAgain: 'Proszę spróbować ponownie za chwilę.',
    googleNotConfirmed: 'Google nie potwierdził tożsamości. Proszę spróbować ponownie.',
  },

  deletion: {
    title: 'Usunięcie konta',
    hint: 'Nie jest możliwe, gdy jakieś zamówienie jest otwarte. Zamówienia pozostają w księgarni, ale nic w nich nie mówi, do kogo należały.',
    password: 'Hasło do potwierdzenia usunięcia',
    button: 'Usuń moje konto',
    sureTitle: 'Usunąć konto?',
    sureText:
      'Dane, koszyk i lista życzeń zostaną trwale usunięte. Zamówienia pozostaną w księgarni, bez imienia i nazwiska, adresu e-mail, numeru telefonu i ulicy.',
    openWithdrawal:
      'Odstąpienie od jednego z zamówień nie jest jeszcze rozliczone: bez imienia, nazwiska i adresu e-mail księgarnia nie może zwrócić pieniędzy.',
    confirm: 'Usuń trwale',
    keep: 'Zachowaj konto',
    halfDone:
      'Dane przechowywane w księgarni zostały usunięte, ale dane logowania jeszcze nie. Proszę spróbować ponownie.',
    done: 'Konto zostało usunięte.',
    failed: 'Konto nie zostało usunięte. Proszę spróbować ponownie za chwilę.',
    openOrder: 'Jedno z zamówień jest jeszcze w drodze.',
    waitForOrder: (link) => (
      <>
        <span>Konto będzie można usunąć po otrzymaniu książek albo anulowaniu zamówienia. </span>
        {link('Zobacz zamówienia')}
      </>
    ),
  },
};
