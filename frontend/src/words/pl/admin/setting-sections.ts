import { titles } from '@storyloom/backend/contract/words/pl/titles';
import type { settingSections as english } from '@/words/en/admin/setting-sections';
import { vatSection } from '@/words/pl/shop/vat';

const withoutText = 'Bez tekstu tej strony nie ma i nic do niej nie prowadzi.';

/** The sections by their id. */
export const settingSections: typeof english = {
  supply: {
    title: 'Książki na zamówienie',
    hint: 'Wyprzedane książki można zamawiać. Pojedyncza książka może mieć własną regułę.',
  },
  language: {
    title: 'Język',
    hint: 'Wszystkich stron, e-maili i wydruków, dla klientów i dla właściciela.',
  },
  name: {
    title: 'Nazwa i wygląd',
    hint: 'W nagłówku i stopce każdej strony, w tytułach, e-mailach, na wydrukach i w plikach.',
  },
  contact: {
    title: 'Kontakt',
    hint: 'Na stronie „Kontakt” i dla wyszukiwarek. Puste pola nie są pokazywane.',
  },
  social: { title: 'Linki społecznościowe', hint: 'W stopce każdej strony.' },
  stock: {
    title: 'Stan magazynowy',
    hint: 'Oznacza książki w tabeli właściciela; klienci tego nie widzą.',
  },
  money: {
    title: 'Pieniądze',
    hint: 'We wszystkich cenach, e-mailach, zestawieniach i raportach.',
  },
  shipping: {
    title: 'Wysyłka',
    hint: 'Doliczana do sumy książek w zamówieniu, od następnego zamówienia.',
  },
  pickup: {
    title: 'Odbiór w księgarni',
    hint: 'Klienci mogą odebrać zamówienie w księgarni, pod adresem podanym w sekcji Kontakt.',
  },
  delivery: { title: 'Informacja o dostawie', hint: 'Obok każdego przycisku zakupu.' },
  categories: {
    title: 'Kategorie',
    hint: 'Kategorie księgarni, w tej kolejności. Nowa nazwa nie zmienia nic innego; nazwa skrócona występuje w adresach i plikach i się nie zmienia.',
  },
  terms: {
    title: titles.terms,
    hint: `Klienci akceptują go przy każdym zamówieniu. ${withoutText}`,
  },
  privacy: {
    title: titles.privacy,
    hint: `Listę tego, co księgarnia przechowuje, dodaje pod tekstem sama księgarnia; nie można jej pominąć. ${withoutText}`,
  },
  returns: {
    title: titles.returns,
    hint: `Prawo odstąpienia: jak odsyłać książki i kto za to płaci. ${withoutText}`,
  },
  imprint: {
    title: titles.imprint,
    hint: `Kto prowadzi księgarnię i gdzie. ${withoutText}`,
  },
  accessibility: {
    title: titles.accessibility,
    hint: `Jak każdy może korzystać z księgarni i komu zgłosić, gdy się to nie udaje. ${withoutText}`,
  },
  emails: { title: 'E-maile', hint: 'E-maile do klientów i do właściciela.' },
  'email-texts': {
    title: 'Treść e-maili',
    hint: 'To, co czytają klienci. Własna treść zastępuje domyślną, dla każdego rodzaju osobno.',
  },
  newsletter: { title: 'Newsletter', hint: 'Pole w stopce każdej strony.' },
  home: { title: 'Strona główna', hint: 'Akapit pod nagłówkiem „Nowe książki na ten tydzień”.' },
  news: {
    title: 'Aktualności',
    hint: 'Do pięciu wpisów na stronie głównej, w tej kolejności.',
  },
  about: {
    title: 'O nas',
    hint: 'Strona „O nas”. Pierwszy akapit jest większy niż pozostałe.',
  },
  services: {
    title: 'Usługi',
    hint: 'Strona „Usługi”. Pierwszy akapit jest większy niż pozostałe.',
  },
  withdrawal: {
    title: 'Odstąpienie od umowy',
    hint: 'W Unii Europejskiej klienci mogą odstąpić od umowy w ciągu 14 dni od dostawy, a księgarnia musi udostępnić do tego przycisk. Gdy jest to włączone, e-mail o nowym zamówieniu mówi, jak odstąpić od umowy, i zawiera w całości strony „Regulamin” i „Zwroty”: tam należy wpisać pouczenie o odstąpieniu i wzór formularza.',
  },
  'order-button': {
    title: 'Przycisk zamówienia',
    hint: 'Na końcu składania zamówienia. W Unii Europejskiej zamówienie wiąże konsumenta tylko wtedy, gdy przycisk mówi, że zobowiązuje ono do zapłaty.',
  },
  counter: {
    title: 'Lada',
    hint: 'W Niemczech, Austrii, Francji, Hiszpanii i we Włoszech program, który sumuje pieniądze przy ladzie, może być uznany za kasę, która musi mieć certyfikat. Tam lada powinna tylko zmieniać stan, a pieniądze należy przyjmować na własnej kasie.',
  },
  guarantee: {
    title: 'Prawna gwarancja zgodności',
    hint: 'Od 27 września 2026 r. każdy sklep sprzedający konsumentom w Unii Europejskiej pokazuje urzędową informację o prawnej gwarancji zgodności, w swoim języku i bez zmian. E-maile o nowym zamówieniu do niej prowadzą.',
  },
  'lowest-price': {
    title: 'Najniższa cena',
    hint: 'W Unii Europejskiej przy obniżonej cenie trzeba podać najniższą cenę z 30 dni przed obniżką. Księgarnia zapisuje ceny wszystkich książek, także gdy ta opcja jest wyłączona; przy książce, która przed obniżką nie była sprzedawana, nic się nie pojawia.',
  },
  'fixed-price': {
    title: 'Stałe ceny książek',
    hint: 'W Niemczech, Austrii, Francji, Hiszpanii, we Włoszech i w innych krajach nowe książki sprzedaje się po cenie ustalonej przez wydawcę. Gdy to ustawienie jest włączone, księgarnia nie przyjmuje przekreślonej starej ceny, która je narusza, ani z formularza, ani z pliku, i nie pokazuje takiej, która już jest. Książki używane i oznaczone „Stała cena zniesiona” są z tego wyłączone.',
  },
  kept: {
    title: 'Okresy przechowywania',
    hint: 'Te okresy podaje strona o prywatności. Starsze dane są usuwane w ciągu godziny i można je odtworzyć tylko z kopii zapasowej.',
  },
  safety: {
    title: 'Bezpieczeństwo produktów',
    hint: 'Od 13 grudnia 2024 r. oferty w Unii Europejskiej podają, kto wytworzył produkt: przy książkach wydawnictwo, z adresem pocztowym oraz adresem e-mail lub strony internetowej. Książki oznaczone jako antykwaryczne są pomijane.',
  },
  gift: {
    title: 'Prezenty',
    hint: 'Przy składaniu zamówienia klient może zaznaczyć, że zamówienie to prezent. W specyfikacji paczki nie ma wtedy cen.',
  },
  vat: vatSection,
};
