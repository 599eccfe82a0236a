import type { StoredThingsWords } from '../../shop/stored-things.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('pl');
/** After "przez". */
const years = (count: number) =>
  plural(count, { one: '# rok', few: '# lata', many: '# lat', other: '# roku' });
const months = (count: number) =>
  plural(count, {
    one: '# miesiąc',
    few: '# miesiące',
    many: '# miesięcy',
    other: '# miesiąca',
  });
const records = 'tak długo, jak przechowujemy takie zapisy';
const withoutPerson = 'bez imienia i nazwiska, firmy, adresu e-mail, numeru telefonu i ulicy';

/** What the shop stores: what it is, what it is for and how long it is kept. */
export const storedThingsWords: StoredThingsWords = {
  title: 'Co przechowuje ta księgarnia',
  areas: { cookie: 'W plikach cookie', browser: 'W przeglądarce', database: 'U nas' },
  after: (text) => `: ${text}`,
  things: {
    session: {
      what: 'Losowa liczba, po zalogowaniu',
      text: 'informuje nasz serwer, kto się z nim łączy. Przechowywana najwyżej godzinę; podczas wizyty jest odnawiana.',
    },
    browserMark: {
      what: 'Znacznik bez treści, przy logowaniu bez opcji „Zapamiętaj mnie”',
      text: 'informuje, że od tego czasu przeglądarka nie została zamknięta. Przechowywany do zamknięcia przeglądarki.',
    },
    lists: {
      what: 'Koszyk i lista życzeń',
      text: 'aby czekały na następną wizytę, wraz z informacją, które książki dodano bez logowania. Przechowywane do usunięcia; po wylogowaniu zawartość z konta znika z tej przeglądarki, a to, co dodano bez logowania, pozostaje.',
    },
    theme: {
      what: 'Wybór jasnego lub ciemnego wyglądu',
      text: 'aby następnym razem księgarnia wyglądała tak samo. Przechowywany do chwili wybrania ustawienia urządzenia.',
    },
    recent: {
      what: 'Ostatnio oglądane książki i ostatnio wyszukiwane słowa',
      text: 'aby można było do nich wrócić. Przechowywane do wyczyszczenia, zastąpienia przez nowsze lub wylogowania.',
    },
    openOrders: {
      what: 'Dla każdego wysyłanego zamówienia: losowa liczba wraz z kontem i książkami',
      text: 'zapobiega temu, by z jednego zakupu powstały dwa zamówienia. Przechowywana, dopóki nie wiemy, co się stało z zamówieniem.',
    },
    drafts: {
      what: 'To, co wpisano, a czego jeszcze nie wysłano',
      text: 'aby nie zginęło po zajrzeniu na inną stronę lub jej odświeżeniu. Przechowywane do wysłania, wylogowania lub zamknięcia karty.',
    },
    signIn: {
      what: 'Zalogowanie oraz czas ostatniego wylogowania',
      text: 'aby wszystkie karty wiedziały, kto jest zalogowany. Przechowywane do zamknięcia przeglądarki lub, z opcją „Zapamiętaj mnie”, do wylogowania; czas wylogowania pozostaje.',
    },
    scroll: {
      what: 'Miejsce przewinięcia na opuszczonych stronach oraz to, którą stronę otwarto ponownie',
      text: 'aby przycisk Wstecz prowadził do opuszczonego miejsca, także po aktualizacji księgarni. Przechowywane do zamknięcia karty.',
    },
    ownersWork: {
      what: 'Dla osób prowadzących księgarnię: zalogowanie, nazwa użytkownika i rozpoczęta praca',
      text: 'aby mogły ją kontynuować. Przechowywane do wylogowania lub zamknięcia karty; nazwa użytkownika do wyłączenia opcji „Zapamiętaj mnie”, kolumny ich plików na stałe.',
    },
    orders: {
      what: 'Zamówienia: imię i nazwisko, adres e-mail, numer telefonu, adres, firma i numer VAT UE, jeśli zostały podane, tekst na bileciku do prezentu, książki i etapy zamówienia',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `nasz zapis sprzedaży. Przechowywane ${records}; po usunięciu konta pozostają ${withoutPerson}.`
          : `nasz zapis sprzedaży. Przechowywane przez ${years(ordersYears)} od zakończenia zamówienia; potem lub po usunięciu konta pozostają ${withoutPerson}.`,
    },
    customers: {
      what: 'Konto: koszyk i lista życzeń oraz, jeśli je zachowano, imię i nazwisko, telefon i adres',
      text: 'aby były dostępne na innych urządzeniach i przy następnym zamówieniu. Przechowywane do usunięcia; wszystko można pobrać i usunąć na stronie konta.',
    },
    sessions: {
      what: 'Sesja, która należy do pliku cookie',
      text: 'informuje, od kogo pochodzi zapytanie. Przechowywana najwyżej godzinę.',
    },
    emails: {
      what: 'E-maile, które wysyłamy do klientów',
      text: ({ emailsMonths }) =>
        `abyśmy mogli odpowiedzieć na pytanie o nie. Przechowywane przez ${months(emailsMonths)}.`,
    },
    newsletter: {
      what: 'Lista odbiorców newslettera: adres e-mail, czas zapisu i czas jego potwierdzenia',
      text: 'aby go wysyłać i móc wykazać, że był zamówiony. Przechowywana do rezygnacji; adres, którego nikt nie potwierdzi, znika po 30 dniach.',
    },
    orderMessages: {
      what: 'To, co napisano o zamówieniu po obu stronach',
      text: 'aby obie strony mogły do tego wrócić. Przechowywane do usunięcia danych osoby z zamówienia.',
    },
    bookRequests: {
      what: 'Prośby o książki: wskazana książka lub wpisane słowa oraz adres e-mail',
      text: 'abyśmy mogli powiadomić, gdy książka będzie dostępna. Przechowywane do powiadomienia lub rezygnacji, najwyżej rok; niepotwierdzone przez 30 dni.',
    },
    withdrawals: {
      what: 'Odstąpienia od umowy: imię i nazwisko, adres e-mail, numer zamówienia i jego książki',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `nasz zapis tego, co i kiedy oświadczono. Przechowywane ${records}; te, które nie pasują do żadnego zamówienia, przez rok.`
          : `nasz zapis tego, co i kiedy oświadczono. Przechowywane przez ${years(ordersYears)}; potem pozostają bez imienia i nazwiska oraz adresu e-mail. Te, które nie pasują do żadnego zamówienia, znikają po roku.`,
    },
    visits: {
      what: 'Liczba wizyt w ciągu godziny',
      text: 'sama liczba; nie zapisujemy, kto nas odwiedził. Przechowywana na stałe.',
    },
    requestKeys: {
      what: 'Liczba utworzona z losowej liczby przesyłanej z każdym zamówieniem oraz to, które zamówienie z niej powstało',
      text: 'zapobiega temu, by z jednego zakupu powstały dwa zamówienia. Przechowywana przez dobę.',
    },
    limits: {
      what: 'Ile razy próbowano się zalogować, zarejestrować, zamówić lub odstąpić od umowy oraz ile razy pisaliśmy na dany adres, pod liczbą utworzoną z adresu sieciowego, adresu e-mail lub numeru telefonu',
      text: 'chroni przed odgadywaniem haseł oraz przed zasypywaniem księgarni zamówieniami, a skrzynek pocztowych naszymi e-mailami. Przechowywane godzinę lub krócej; dane o e-mailach przez dobę.',
    },
    verified: {
      what: 'Liczba utworzona z adresu e-mail po potwierdzeniu, że należy on do klienta',
      text: 'abyśmy mogli pisać o każdym zamówieniu. Przechowywana przez rok od ostatniego zalogowania lub do usunięcia konta.',
    },
    admins: {
      what: 'Kto prowadzi księgarnię: nazwa użytkownika, zabezpieczona postać hasła, logowania',
      text: 'wpuszcza te osoby i nikogo innego. Przechowywane, dopóki prowadzą księgarnię; liczba utworzona z adresu sieciowego każdego logowania, przez 30 dni.',
    },
    auditLog: {
      what: 'Kto z osób prowadzących księgarnię i kiedy zalogował się albo zmienił daną książkę, półkę, ustawienie, wydawnictwo lub konto administratora',
      text: 'aby można było znaleźć i naprawić pomyłkę. Przechowywane na stałe.',
    },
    backups: {
      what: 'Kopie tego wszystkiego',
      text: 'aby odtworzyć księgarnię po awarii. Przechowywane, dopóki nie zastąpią ich nowsze kopie.',
    },
    shop: {
      what: 'Sama księgarnia: jej książki, ich okładki, jej teksty oraz sumy sprzedaży',
      text: 'nie ma tam danych klientów. Przechowywane tak długo, jak księgarnia tego potrzebuje.',
    },
  },
};
