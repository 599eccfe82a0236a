import type { EmailPlaceholder, EmailTexts } from '../../email/customer-emails.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: EmailTexts = {
  'order-received': {
    heading: 'Dziękujemy za zamówienie',
    subject: 'Otrzymaliśmy zamówienie {number}',
    text: 'Zamówienie {number} dotarło do nas. Przejrzymy je i napiszemy ponownie, gdy tylko zostanie potwierdzone. Płatność gotówką przy odbiorze książek.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
  },
  'order-confirmed': {
    heading: 'Książki są już odłożone',
    subject: 'Zamówienie {number} jest potwierdzone',
    text: '{name}, mamy dobrą wiadomość: zamówienie {number} jest potwierdzone i właśnie je pakujemy. O kolejnym kroku napiszemy osobno.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
  },
  'order-ready': {
    heading: 'Książki czekają na odbiór',
    subject: 'Zamówienie {number} jest gotowe do odbioru',
    text: 'Zamówienie {number} czeka w naszej księgarni. Przy odbiorze prosimy o zapłatę gotówką: {total}.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
  },
  'order-shipped': {
    heading: 'Paczka jest w drodze',
    subject: 'Zamówienie {number} jest w drodze',
    text: 'Zamówienie {number} opuściło księgarnię. Przy dostawie prosimy o zapłatę gotówką: {total}.\n\n{books}\n\n{address}\n\nZobacz zamówienia {link}',
  },
  'order-cancelled': {
    heading: 'Zamówienie zostało anulowane',
    subject: 'Zamówienie {number} zostało anulowane',
    text: 'Zamówienie {number} zostało anulowane: nic nie zostanie dostarczone i nie trzeba nic płacić. Jeśli to pomyłka, prosimy do nas napisać.\n\n{books}\n\nZobacz zamówienia {link}',
  },
  'order-returned': {
    heading: 'Książki do nas wróciły',
    subject: 'Zamówienie {number} do nas wróciło',
    text: 'Książki z zamówienia {number} są znowu u nas, więc nie trzeba nic płacić. Jeśli nadal są potrzebne, prosimy do nas napisać lub zamówić je ponownie.\n\n{books}\n\nZobacz zamówienia {link}',
  },
  'order-books-returned': {
    heading: 'Książki do nas wróciły',
    subject: 'Książki z zamówienia {number} do nas wróciły',
    text: 'Te książki z zamówienia {number} są znowu u nas.\n\n{books}\n\nW zamówieniu pozostaje:\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'Część zamówienia jest w drodze',
    subject: 'Książki z zamówienia {number} są w drodze',
    text: 'Te książki z zamówienia {number} opuściły księgarnię.\n\n{books}\n\nJeśli brakuje jeszcze książek, dotrą później; za dostawę płaci się raz.\n\n{address}\n\nZobacz zamówienia {link}',
  },
  'order-books-cancelled': {
    heading: 'Część zamówienia jest anulowana',
    subject: 'Książki z zamówienia {number} są anulowane',
    text: 'Te książki z zamówienia {number} nie zostaną dostarczone i nie trzeba za nie płacić.\n\n{books}\n\nW zamówieniu pozostaje:\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'Premiera książki w innym dniu',
    subject: 'Książka z zamówienia {number} ukaże się w innym dniu',
    text: 'Wydawnictwo przesunęło premierę książki z zamówienia {number}.\n\n{books}\n\nNie trzeba nic robić: wyślemy ją, gdy tylko dotrze. Jeśli czekanie nie wchodzi w grę, prosimy do nas napisać.\n\nZobacz zamówienia {link}',
  },
  'withdrawal-received': {
    heading: 'Otrzymaliśmy odstąpienie od umowy',
    subject: 'Otrzymaliśmy odstąpienie dotyczące zamówienia {number}',
    text: 'Oto oświadczenie złożone sklepowi „{shop}” w sprawie zamówienia {number}, w takiej postaci, w jakiej do nas dotarło. Ta wiadomość potwierdza jego otrzymanie i nic więcej; o dalszych krokach napiszemy osobno.',
  },
  'newsletter-confirm': {
    heading: 'Czy wysyłać newsletter na ten adres?',
    subject: '{shop}: prosimy potwierdzić zapis na newsletter',
    text: 'Ten adres podano przy zapisie na newsletter sklepu „{shop}”. Zapis jest ważny po otwarciu tego linku:\n\nTak, proszę o newsletter {link}\n\nJeśli to pomyłka, nie trzeba nic robić: bez potwierdzenia newsletter nie przyjdzie, a adres zostanie usunięty po 30 dniach.',
  },
  'book-request-confirm': {
    heading: 'Czy powiadomić o dostępności książki?',
    subject: 'Czy {shop} ma powiadomić o dostępności książki?',
    text: 'Ten adres podano w sklepie „{shop}”, aby otrzymać wiadomość, gdy książka „{title}” będzie znowu dostępna. Prośba jest ważna po otwarciu tego linku:\n\nTak, proszę o wiadomość {link}\n\nJeśli to pomyłka, nie trzeba nic robić: bez potwierdzenia nic nie przyjdzie, a adres zostanie usunięty po 30 dniach.',
  },
  'book-here': {
    heading: '{title}: książka jest już dostępna',
    subject: '{title}: książka jest już dostępna',
    text: 'Piszemy zgodnie z prośbą: książkę można już zamówić, dopóki są egzemplarze. Więcej wiadomości w tej sprawie nie wyślemy.\n\nZobacz książkę {link}',
  },
  'shop-message': {
    heading: 'Piszemy w sprawie zamówienia',
    subject: 'W sprawie zamówienia {number}',
    text: 'W sprawie zamówienia {number}:\n\n{message}\n\nOdpowiedz {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: Record<EmailPlaceholder, string> = {
  name: 'imię i nazwisko klienta',
  number: 'numer zamówienia',
  books: 'książki z cenami, wysyłką (+) i sumą (=); wewnątrz wiersza same tytuły',
  title: 'tytuł książki',
  total: 'kwota zamówienia',
  left: 'książki, które pozostały w zamówieniu, z cenami',
  address: 'adres dostawy albo miejsce odbioru',
  link: 'link; na końcu osobnego wiersza zamienia słowa przed nim w przycisk',
  shop: 'nazwa księgarni',
  message: 'to, co napisała księgarnia',
};
