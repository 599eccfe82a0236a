import { paragraphs, type DefaultNote } from '../default-texts.ts';

/** The notes on the home page of a new shop, in the order of their pictures. */
export const defaultNews: DefaultNote[] = [
  {
    title: 'W piątki czytelnia jest otwarta do późna',
    description:
      'Od teraz lampy w naszej czytelni palą się w piątkowe wieczory do dziesiątej. Herbatą częstujemy i nikt nie zapyta, czy ktoś chce coś kupić.',
    story: paragraphs(
      'Zielone lampy nad długim stołem gasły dotąd o szóstej. Teraz w piątki palą się do dziesiątej.',
      'Wystarczy wziąć z półki dowolną książkę, znaleźć krzesło i zostać na rozdział albo na cały wieczór. Na kredensie stoi herbata, a kot zgodził się dzielić kanapę.',
      'Nikt nie zapyta o zakupy. A jeśli ktoś mimo wszystko wyjdzie z książką pod pachą, nie będziemy narzekać.',
    ),
  },
  {
    title: 'Cztery półki grozy na długie wieczory',
    description:
      'Zwolniliśmy ścianę przy schodach i zapełniliśmy ją zamkami, świecami i tym, co drapie w okno. Na początek Usher, na koniec Dracula.',
    story: paragraphs(
      'Gdy wieczory robią się długie, czytelnicy pytają o książki, które czynią je jeszcze dłuższymi. Zwolniliśmy więc ścianę przy schodach.',
      'Zacząć można od Poego: „Zagłada domu Usherów” zajmuje godzinę i zostaje na tydzień. Potem doktor Jekyll, ta lepsza połowa, i student, który zbudował człowieka, a zapomniał być dla niego dobry.',
      'Draculę warto zostawić na koniec. Najlepiej czytać go tak, jak został napisany, w listach i dziennikach, po jednym wpisie, i przy zamkniętym oknie.',
    ),
  },
  {
    title: 'Jak pakujemy książkę, żeby dotarła bez zagięć',
    description:
      'Dwie tektury, arkusz papieru i zagięcie, którego nauczył nas sprzedawca map: co dzieje się z książką między naszym stołem a drzwiami czytelnika.',
    story: paragraphs(
      'Książka ma osiem rogów, a paczka znajdzie każdy z nich. Próbowaliśmy pianki, słomy i dobrych życzeń. Oto, co się sprawdza.',
      'Najpierw arkusz gładkiego papieru, złożony tak, jak pokazał nam sprzedawca map, aby okładka nigdy nie zetknęła się z klejem. Potem dwie tektury o palec szersze od książki: uderzenia przyjmują ich rogi. Na koniec koperta z mocnego szarego papieru, która otwiera się jednym pociągnięciem.',
      'Nie ma w tym plastiku, a tektury wracają do użytku. Nasze są w swojej trzeciej podróży.',
    ),
  },
  {
    title: 'W grudniu wracają czytania przy świecach',
    description:
      'W każdy grudniowy czwartek czytamy na głos opowieść przy blasku świec, od pierwszego do ostatniego zdania. Warto zabrać szalik, drzwi nie domykają się dobrze.',
    story: paragraphs(
      'Zaczęło się od awarii prądu i klientki, która znała „Opowieść wigilijną” na pamięć. Od tego czasu to nasz zwyczaj.',
      'W każdy czwartek grudnia o siódmej wieczorem ktoś z nas czyta na głos opowieść przy blasku dwunastu świec. Zaczynamy od pierwszego zdania i kończymy na ostatnim; dyskusji nie ma, chyba że ktoś z gości ją zacznie.',
      'Krzeseł jest czterdzieści. Warto przyjść nieco wcześniej i zabrać szalik, bo drzwi nie domykają się dobrze.',
    ),
  },
  {
    title: 'Uwagi Ady Lovelace i dlaczego programiści wciąż je czytają',
    description:
      'W 1843 roku przetłumaczyła artykuł o maszynie, która nie istniała, i dodała uwagi trzy razy dłuższe. W ostatniej z nich znajduje się pierwszy opublikowany program.',
    story: paragraphs(
      'Adę Lovelace poproszono o przetłumaczenie krótkiego artykułu o maszynie analitycznej, mosiężnym urządzeniu, którego nigdy nie zbudowano. Jej uwagi okazały się trzy razy dłuższe od niego.',
      'W uwadze G przedstawia krok po kroku, jak maszyna obliczałaby liczby Bernoulliego. Są tam pętle i zapis wartości zmiennych oraz, jak wciąż odkrywają ci, którzy próbują, jeden błąd.',
      'Świeżość zawdzięcza innej myśli: że taka maszyna mogłaby pracować na wszystkim, co da się zapisać symbolami, także na muzyce. Nasze wydanie zawiera wszystkie siedem uwag, od A do G.',
    ),
  },
];
