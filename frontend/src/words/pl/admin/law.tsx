import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/admin/law';

/** The settings that the law of a country requires. */
export const law: typeof english = {
  title: 'Sprzedaż w…',
  hint: 'Po wybraniu kraju widać, jakich ustawień wymaga jego prawo i dlaczego. Nic się nie zmieni, dopóki ustawienia nie zostaną zastosowane.',
  noAdvice: 'To nie jest porada prawna.',
  readOn: (day: string) => `Lista została porównana ze źródłami ${day}.`,
  country: 'Kraj',
  choose: 'Wybierz kraj',
  otherEu: 'Inny kraj Unii Europejskiej',
  outside: 'Poza Unią Europejską',
  source: (act: (text: string) => ReactElement, name: string) => (
    <>
      <span>Źródło: </span>
      {act(name)}
    </>
  ),
  acts: {
    orderButton: 'Dyrektywa 2011/83/UE, art. 8 ust. 2; TSUE C-249/21 i C-400/22',
    guarantee: 'Dyrektywa (UE) 2024/825; rozporządzenie wykonawcze (UE) 2025/1960',
    safety: 'Rozporządzenie (UE) 2023/988 (GPSR)',
    withdrawal: 'Dyrektywa (UE) 2023/2673',
    lowestPrice: 'Dyrektywa 98/6/WE, art. 6a; TSUE C-330/23',
    vat: 'Dyrektywa 2006/112/WE',
  },
  actAndNational: (act: string, national: string) => `${act}; ${national}`,
  apply: 'Zastosuj',
  applyOne: (duty: string) => `Zastosuj: ${duty}`,
  applyAll: 'Zastosuj wszystko',
  applied: 'Zastosowano zgodnie z propozycją.',
  notApplied: 'Nic nie zostało zmienione. Proszę spróbować ponownie.',
  changedMeanwhile:
    'Ktoś w międzyczasie zmienił ustawienia. Widać ich obecny stan: proszę zastosować je jeszcze raz.',
  isSet: 'Już tak jest',
  noticeFirst: 'Najpierw dodaj urzędową informację',
  nothing:
    'Tutaj nic nie jest proponowane. Proszę sprawdzić, czego prawo danego kraju wymaga od sklepu internetowego.',
  duties: {
    orderButton: 'Przycisk zamówienia',
    guarantee: 'Prawna gwarancja zgodności',
    safety: 'Wydawnictwo i bezpieczeństwo',
    withdrawal: 'Odstąpienie od umowy',
    lowestPrice: 'Najniższa cena',
    vat: 'VAT',
    counter: 'Lada',
    fixedPrice: 'Stałe ceny książek',
    shipping: 'Wysyłka',
  },
  why: {
    orderButton:
      'Zamówienie wiąże konsumenta tylko wtedy, gdy przycisk mówi, że pociąga ono za sobą obowiązek zapłaty.',
    guarantee:
      'Od 27 września 2026 r. każdy sklep sprzedający konsumentom pokazuje urzędową informację o prawnej gwarancji zgodności.',
    safety:
      'Od 13 grudnia 2024 r. przy każdej oferowanej książce podane jest wydawnictwo z adresem pocztowym oraz adresem e-mail lub strony internetowej.',
    withdrawal:
      'Od 19 czerwca 2026 r. klienci mogą odstąpić od umowy za pomocą przycisku w witrynie, do 14 dni po dostawie.',
    lowestPrice: 'Obok ceny ogłoszonej jako obniżona podaje się najniższą z 30 dni przed obniżką.',
    counter:
      'Program, który sumuje pieniądze przy ladzie, może być uznany za kasę, która musi mieć certyfikat. Lada tylko zdejmuje wtedy ze stanu to, co sprzedano na własnej kasie.',
    shipping:
      'Wysyłka nowych książek kosztuje poniżej sumy 35,00 co najmniej 3,00, a od 35,00 co najmniej 0,01.',
  },
  vat: {
    rate: (rate: string) =>
      `Ceny zawierają VAT, a zamówienia pokazują go według stawek. Propozycja dla książek drukowanych: ${rate}.`,
    own: 'Ceny zawierają VAT, a zamówienia pokazują go według stawek. Proszę sprawdzić stawkę dla książek w swoim kraju i wpisać ją samodzielnie.',
  },
  fixedPrice: {
    exact: 'Nowe książki sprzedaje się po stałej cenie, bez obniżki.',
    within5:
      'Nowe książki sprzedaje się po stałej cenie. To ustawienie dopuszcza obniżkę najwyżej o 5%.',
  },
};
