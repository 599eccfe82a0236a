import { paragraphs } from '../default-texts.ts';
import type { defaultPages as english } from '../en/default-pages.ts';

/** The legal pages of a new shop; the others have no text until the owner writes it. */
export const defaultPages: typeof english = {
  terms: paragraphs(
    'Zasady tej księgarni, prostymi słowami.',
    '# Składanie zamówienia',
    'Aby zamówić, trzeba się zalogować na konto z adresem e-mail. Jedno zamówienie obejmuje do stu różnych książek, po jednym egzemplarzu. Zamówienie jest złożone, gdy wyświetlimy „Zamówienie zostało złożone!”.',
    '# Ceny',
    'Ile wynoszą podatki i dostawa, widać obok sumy przed złożeniem zamówienia. Jeśli cena wzrośnie podczas zakupów, informujemy o tym, zanim cokolwiek zostanie zamówione; jeśli spadnie, płaci się tę niższą.',
    '# Płatność',
    'Płaci się gotówką przy odbiorze książek.',
    '# Zmiana zdania',
    'Dopóki zamówienie jest tylko złożone, można je anulować na stronie zamówień. Gdy jest już potwierdzone, nadal możemy je anulować na prośbę klienta, zanim zostanie wysłane.',
    '# Na co nie mamy wpływu',
    'Niektórych książek jest niewiele. Ostatni egzemplarz można sprzedać tylko raz; jeśli przy zamawianiu już go nie ma, mówimy o tym od razu i nic nie zostaje zamówione.',
  ),
  privacy: paragraphs(
    'Co ta księgarnia przechowuje, gdzie i jak długo. Nie ma tego wiele.',
    '# U innych podmiotów',
    'Logowanie obsługuje Firebase Authentication, usługa firmy Google. Przechowuje ona adres e-mail, a przy logowaniu hasłem także zabezpieczoną postać hasła; my nigdy go nie widzimy. Przy logowaniu przez Google firma Google przekazuje nam imię i nazwisko oraz adres e-mail. Nasze e-maile przechodzą przez usługi, które przenoszą pocztę, a obraz, który leży gdzie indziej, przeglądarka pobiera stamtąd. Nic innego nie opuszcza księgarni: nie ma reklam ani śledzenia.',
  ),
  accessibility: paragraphs(
    'Każdy powinien móc tu wybrać i zamówić książkę.',
    '# Co w tym celu robimy',
    'Z całej księgarni można korzystać samą klawiaturą, a na każdej stronie można przeskoczyć do treści. Strony mają nagłówki, linki i pola mają nazwy, a o zmianach dowiadują się czytniki ekranu. Strony można powiększać, dostosowują się do jasnego lub ciemnego wyglądu urządzenia i mniej się poruszają, gdy ustawiono ograniczenie ruchu.',
    '# Na co nie mamy wpływu',
    'Logowanie przez Google odbywa się na stronie Google.',
    '# Prosimy o wiadomość',
    'Jeśli z czegoś nie da się tu skorzystać, prosimy nas o tym powiadomić.',
  ),
};
