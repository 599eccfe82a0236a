import type { signIn as english } from '@/words/en/shop/sign-in';

/** The pages on which customers sign in and register. */
export const signIn: typeof english = {
  email: 'E-mail',
  emailPlaceholder: 'adres@example.com',
  password: 'Hasło',
  failed: 'Proszę podać prawidłowy adres e-mail i hasło',
  advice: {
    blocked:
      'Przeglądarka blokuje pliki cookie i dane witryn, a są one potrzebne do logowania. Proszę zezwolić na nie dla tej księgarni i spróbować ponownie.',
    network:
      'Usługa logowania jest teraz niedostępna. Proszę sprawdzić połączenie i spróbować ponownie.',
    tooMany: 'Było zbyt wiele prób. Proszę poczekać kilka minut.',
    popup:
      'Przeglądarka zablokowała okno logowania. Proszę zezwolić tej stronie na wyskakujące okna i spróbować ponownie.',
    shop: 'Księgarnia jest teraz niedostępna. Proszę spróbować ponownie za chwilę.',
  },
  signedOutElsewhere: 'Wylogowano w innej karcie.',

  login: {
    title: 'Witamy ponownie',
    submit: 'Zaloguj się',
    success: 'Zalogowano!',
    rememberMe: 'Zapamiętaj mnie',
    forgotPassword: 'Nie pamiętam hasła',
    google: 'Zaloguj się przez Google',
    googleFailed: 'Nie udało się zalogować przez Google!',
    register: (link) => (
      <>
        <span>Pierwszy raz u nas? </span>
        {link('Zarejestruj się')}
      </>
    ),
    reasons: {
      checkout: 'Aby złożyć zamówienie, proszę się zalogować. Koszyk jest zachowany.',
      orders: 'Aby zobaczyć zamówienia, proszę się zalogować.',
      account: 'Aby zobaczyć konto, proszę się zalogować.',
    },
  },

  reset: {
    label: 'Na jaki adres wysłać link do zmiany hasła?',
    submit: 'Wyślij link',
    sent: 'Jeśli istnieje konto z tym adresem, wiadomość z linkiem do ustawienia nowego hasła jest w drodze.',
  },

  register: {
    title: 'Dołącz do czytelników',
    submit: 'Zarejestruj się',
    success: 'Konto zostało utworzone!',
    registered: 'Konto zostało utworzone, a logowanie się powiodło.',
    startBrowsing: 'Przeglądaj książki',
    goOn: 'Wróć do przerwanej czynności',
    google: 'Zarejestruj się przez Google',
    googleSuccess: 'Konto zostało utworzone!',
    googleFailed: 'Nie udało się zalogować przez Google!',
    login: (link) => (
      <>
        <span>Konto już założone? </span>
        {link('Zaloguj się')}
      </>
    ),
  },

  missingEmail: {
    title: 'Z tym logowaniem nie jest powiązany adres e-mail',
    text: 'Zamówienia są przypisane do adresu e-mail, a usługa użyta do logowania żadnego nam nie przekazała. Proszę się wylogować i zarejestrować z adresem e-mail albo zalogować się w inny sposób.',
    register: 'Zarejestruj się z adresem e-mail',
  },
};
