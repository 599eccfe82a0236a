import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { checkout as english } from '@/words/en/shop/checkout';
import { orderButton } from './order-button';

const plural = pluralOf('pl');

/** As they stand in the sentences, inflected. */
const terms = 'Regulamin';
const privacy = 'Polityką prywatności';

/** The page on which an order is placed. */
export const checkout: typeof english = {
  title: 'Składanie zamówienia',
  nothing: 'Nie ma jeszcze czego zamówić.',
  details: 'Dane osobowe',
  email: 'Adres e-mail',
  emailHint: 'Zamówienie jest przypisane do adresu użytego przy logowaniu.',
  shippingAddress: 'Adres dostawy',
  delivery: {
    label: 'Sposób dostawy',
    send: 'Proszę wysłać książki do mnie',
    pickup: 'Odbiorę je w księgarni',
  },
  agree: {
    toBoth: (linkTerms, linkPrivacy) => (
      <>
        <span>Akceptuję </span>
        {linkTerms(terms)}
        <span> i potwierdzam zapoznanie się z </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
    toTerms: (linkTerms) => (
      <>
        <span>Akceptuję </span>
        {linkTerms(terms)}
        <span>.</span>
      </>
    ),
    toPrivacy: (linkPrivacy) => (
      <>
        <span>Potwierdzam zapoznanie się z </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'Aby kontynuować, proszę zaznaczyć pole powyżej.',
  unavailableBook: (button) => (
    <>
      <span>Jednej z książek w koszyku nie można już kupić. </span>
      {button('Zobacz, której')}
    </>
  ),
  looksAgain: 'Sprawdzamy książki jeszcze raz.',
  keep: {
    button: 'Zachowaj te dane na następny raz',
    kept: 'Dane zachowano na koncie.',
    failed: 'Nie udało się ich zachować. Proszę spróbować ponownie.',
  },

  summary: {
    inShort: (count, total) => {
      const books = plural(count, {
        one: '# książka',
        few: '# książki',
        many: '# książek',
        other: '# książki',
      });
      return `${books}, razem ${total}`;
    },
    onDelivery: 'Płatność za pobraniem',
    onCollection: 'Płatność gotówką przy odbiorze',
    items: 'Książki',
    shipping: 'Wysyłka',
    taxes: 'Podatki',
    total: 'Do zapłaty',
  },

  waiting: 'Wczytywanie…',
  onItsWay: 'Zamówienie jest w drodze do księgarni.',
  placed: { title: 'Zamówienie przyjęte', text: 'Zamówienie zostało złożone!' },
  placedEarlier: {
    title: 'Wcześniejsze zamówienie do nas dotarło',
    text: 'Jego książki zniknęły z koszyka i nic nie zostało zamówione dwa razy. To, co pozostało w koszyku, nie jest jeszcze zamówione.',
  },
  sessionEnded: 'Sesja wygasła.',
  signInAgain: (link) => (
    <>
      {link('Zaloguj się ponownie')}
      <span>, aby złożyć zamówienie. Wpisane dane są zachowane.</span>
    </>
  ),
  responseLost: 'Nie wiemy, czy zamówienie do nas dotarło.',
  lookAtOrders: (link) => (
    <>
      <span>Proszę najpierw </span>
      {link('sprawdzić zamówienia')}
      <span>; ponowna próba nie spowoduje podwójnego zamówienia.</span>
    </>
  ),

  failed: 'Nie udało się złożyć zamówienia',
  unconfirmed:
    'Księgarnia go nie potwierdziła. Wpisane dane są zachowane; ponowna próba nie spowoduje podwójnego zamówienia.',
  unknownOutcome:
    'Nie udało się ustalić, czy wcześniejsze zamówienie do nas dotarło, więc teraz nic nie wysłano. Wpisane dane są zachowane; proszę spróbować ponownie za chwilę.',
  totalChanged: (seen, current) =>
    `Koszt zamówienia się zmienił: suma wynosiła ${seen}, a teraz wynosi ${current}.`,
  noPickup: 'Odbiór w księgarni nie jest już możliwy. Proszę podać adres dostawy.',
  lookOverDetails: 'Proszę sprawdzić dane i spróbować ponownie.',
  advice: {
    price_changed: 'W międzyczasie zmieniła się cena.',
    book_unavailable: 'Jedna z książek w koszyku nie jest już sprzedawana.',
    insufficient_stock: 'Jedna z książek w koszyku właśnie się wyprzedała.',
    idempotency_key_reused:
      'Wygląda na to, że wcześniejsza próba dotarła do nas z innymi danymi. Przed ponowną próbą proszę sprawdzić zamówienia.',
    request_in_progress:
      'Wcześniejsza próba jest jeszcze w drodze. Proszę spróbować ponownie za chwilę; nie spowoduje to podwójnego zamówienia.',
    validation_error: 'Niektóre pola trzeba jeszcze sprawdzić.',
    401: 'Sesja wygasła. Proszę zalogować się ponownie; wpisane dane są zachowane.',
    403: 'To zamówienie należy do innego konta. Proszę zalogować się ponownie.',
    429: 'To za dużo prób naraz. Proszę chwilę poczekać i spróbować ponownie.',
  },
};
