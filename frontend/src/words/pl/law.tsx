import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/law';

/** The switches that the law of a country asks for. */
export const law: typeof english = {
  title: 'Sprzedaż w ...',
  hint: 'Wybierz kraj, aby zobaczyć, jakich ustawień wymaga jego prawo i dlaczego. Nic się nie zmieni, dopóki tego nie zastosujesz.',
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
  apply: 'Zastosuj',
  applyOne: (duty: string) => `Zastosuj: ${duty}`,
  applyAll: 'Zastosuj wszystko',
  applied: 'Ustawienia są zapisane.',
  notApplied: 'Nic nie zostało zmienione. Spróbuj ponownie.',
  changedMeanwhile:
    'Ktoś w międzyczasie zmienił ustawienia. Widzisz je takimi, jakie są teraz: zastosuj jeszcze raz.',
  isSet: 'Już tak jest',
  noticeFirst: 'Najpierw dodaj urzędową informację',
  nothing:
    'Tutaj nic nie jest proponowane. Sprawdź, czego prawo Twojego kraju wymaga od sklepu internetowego.',
  duties: {
    orderButton: 'Przycisk zamówienia',
    guarantee: 'Gwarancja prawna',
    safety: 'Wydawca i bezpieczeństwo',
    withdrawal: 'Odstąpienie od umowy',
    vat: 'VAT',
    counter: 'Lada',
    fixedPrice: 'Stałe ceny książek',
    shipping: 'Wysyłka',
  },
  why: {
    orderButton:
      'Zamówienie wiąże konsumenta tylko wtedy, gdy przycisk mówi, że pociąga ono za sobą obowiązek zapłaty.',
    guarantee:
      'Od 27 września 2026 r. każdy sklep sprzedający konsumentom pokazuje urzędową informację o gwarancji prawnej.',
    safety:
      'Od 13 grudnia 2024 r. przy każdej oferowanej książce podany jest wydawca z adresem pocztowym oraz adresem e-mail lub WWW.',
    withdrawal:
      'Od 19 czerwca 2026 r. klienci mogą odstąpić od umowy za pomocą przycisku w witrynie, do 14 dni po dostawie.',
    counter:
      'Program, który sumuje pieniądze przy ladzie, może być uznany za kasę, która musi mieć certyfikat. Lada zdejmuje wtedy ze stanu tylko to, co sprzedała Twoja własna kasa.',
    shipping:
      'Wysyłka nowych książek kosztuje co najmniej 3,00 poniżej 35,00, a od tej sumy co najmniej 0,01.',
  },
  vat: {
    rate: (rate: string) =>
      `Ceny zawierają VAT, a zamówienia pokazują go według stawek. Propozycja dla książek drukowanych: ${rate}.`,
    own: 'Ceny zawierają VAT, a zamówienia pokazują go według stawek. Sprawdź stawkę dla książek w swoim kraju i wpisz ją samodzielnie.',
  },
  fixedPrice: {
    exact: 'Nowe książki sprzedaje się po stałej cenie, bez obniżki.',
    within5:
      'Nowe książki sprzedaje się po stałej cenie. To ustawienie dopuszcza obniżkę najwyżej o 5%.',
  },
};
