import type { texts as english } from '@/words/en/shop/texts';

/** Texts around those that the owner writes. */
export const texts: typeof english = {
  failed: 'Nie udało się wczytać tego tekstu.',
  backToShop: 'Wróć do księgarni',
  whereWeAre: 'Gdzie jesteśmy',
  whenWeAreThere: 'Godziny otwarcia',
  startWith: (link) => (
    <>
      <span>Najlepiej zacząć od </span>
      {link('całego katalogu')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link) => (
    <>
      <span>Gdzie są zamówienia, widać na stronie </span>
      {link('Moje zamówienia')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'Najszybsza odpowiedź jest często na wyciągnięcie ręki.',
    nothingYet:
      'Nie podaliśmy jeszcze adresu ani numeru telefonu. O książkę można zapytać poniżej.',
    order: 'W sprawie zamówienia',
    orderText: (link) => (
      <>
        <span>Strona </span>
        {link('Moje zamówienia')}
        <span>
          {
            ' pokazuje, gdzie jest każde z nich, i pozwala je anulować, dopóki go nie potwierdzimy. Każde zamówienie ma krótki numer, który łatwo podać przez telefon, a gdy coś jest niejasne, możemy zadzwonić pod podany nam numer.'
          }
        </span>
      </>
    ),
    data: 'W sprawie danych',
    dataText: (link) => (
      <>
        <span>Co przechowujemy i jak długo, podaje nasza </span>
        {link('polityka prywatności')}
        <span>.</span>
      </>
    ),
  },
};
