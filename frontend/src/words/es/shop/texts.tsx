import type { texts as english } from '@/words/en/shop/texts';

/** Texts around those that the owner writes. */
export const texts: typeof english = {
  failed: 'No se ha podido cargar este texto.',
  backToShop: 'Volver a la tienda',
  whereWeAre: 'Dónde estamos',
  whenWeAreThere: 'Nuestro horario',
  startWith: (link) => (
    <>
      <span>El mejor sitio para empezar es </span>
      {link('el catálogo completo')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link) => (
    <>
      <span>Puede ver dónde está cada pedido en </span>
      {link('sus pedidos')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'Las respuestas más rápidas suelen estar a un clic.',
    nothingYet:
      'Todavía no hemos puesto una dirección ni un teléfono. Si busca un libro, pregúntenos más abajo.',
    order: 'Sobre un pedido',
    orderText: (link) => (
      <>
        <span>En </span>
        {link('sus pedidos')}
        <span>
          {
            ' ve dónde está cada uno, y puede cancelarlo hasta que lo hayamos confirmado. Cada pedido tiene un número corto que se puede decir por teléfono, y quizá llamemos al número que nos dio si algo no está claro.'
          }
        </span>
      </>
    ),
    data: 'Sobre sus datos',
    dataText: (link) => (
      <>
        <span>Qué guardamos y durante cuánto tiempo se explica en la </span>
        {link('política de privacidad')}
        <span>.</span>
      </>
    ),
  },
};
