import { things } from '@storyloom/backend/contract/words/es/count';
import type { checkout as english } from '@/words/en/shop/checkout';
import { orderButton } from './order-button';

const terms = 'Términos y condiciones';
const privacy = 'Política de privacidad';

/** The page on which an order is placed. */
export const checkout: typeof english = {
  title: 'Finalizar compra',
  nothing: 'Todavía no hay nada que comprar.',
  details: 'Datos personales',
  email: 'Correo electrónico',
  emailHint: 'Su pedido se guarda con el correo electrónico con el que inició sesión.',
  shippingAddress: 'Dirección de envío',
  delivery: {
    label: 'Entrega',
    send: 'Envíenme los libros',
    pickup: 'Los recojo en la tienda',
  },
  agree: {
    toBoth: (linkTerms, linkPrivacy) => (
      <>
        <span>Acepto los </span>
        {linkTerms(terms)}
        <span> y he leído la </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
    toTerms: (linkTerms) => (
      <>
        <span>Acepto los </span>
        {linkTerms(terms)}
        <span>.</span>
      </>
    ),
    toPrivacy: (linkPrivacy) => (
      <>
        <span>He leído la </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'Marque la casilla de arriba para continuar.',
  unavailableBook: (button) => (
    <>
      <span>Un libro de su carrito ya no se puede comprar. </span>
      {button('Ver cuál')}
    </>
  ),
  looksAgain: 'Estamos revisando sus libros una vez más.',
  keep: {
    button: 'Guardar estos datos para la próxima vez',
    kept: 'Estos datos quedan guardados en su cuenta.',
    failed: 'No se han podido guardar. Inténtelo de nuevo.',
  },

  summary: {
    inShort: (books, total) => `${things(books, 'libro', 'libros')}, ${total} en total`,
    onDelivery: 'Pago en efectivo a la entrega',
    onCollection: 'Pago en efectivo al recoger',
    items: 'Artículos',
    shipping: 'Envío',
    taxes: 'Impuestos',
    total: 'Precio total',
  },

  waiting: 'Cargando…',
  onItsWay: 'Su pedido va de camino a la tienda.',
  placed: { title: 'Pedido realizado', text: '¡Su pedido se ha realizado correctamente!' },
  placedEarlier: {
    title: 'Su pedido anterior sí nos había llegado',
    text: 'Sus libros han salido del carrito y no se ha pedido nada dos veces. Lo que queda en el carrito todavía no está pedido.',
  },
  sessionEnded: 'Su sesión ha terminado.',
  signInAgain: (link) => (
    <>
      {link('Inicie sesión de nuevo')}
      <span> para hacer el pedido. Lo que escribió se conserva.</span>
    </>
  ),
  responseLost: 'No podemos decirle si el pedido nos ha llegado.',
  lookAtOrders: (link) => (
    <>
      {link('Consulte antes sus pedidos')}
      <span>; puede volver a intentarlo sin riesgo de pedir dos veces.</span>
    </>
  ),

  failed: 'No se ha podido hacer el pedido',
  unconfirmed:
    'La tienda no lo ha confirmado. Lo que escribió se conserva; puede volver a intentarlo sin riesgo de pedir dos veces.',
  unknownOutcome:
    'No hemos podido averiguar si su pedido anterior nos había llegado, así que ahora no se ha enviado nada. Lo que escribió se conserva; inténtelo de nuevo en un momento.',
  totalChanged: (seen, current) =>
    `Ha cambiado lo que cuesta el pedido: el total era ${seen} y ahora es ${current}.`,
  noPickup: 'Ya no se pueden recoger libros en la tienda. Indique adónde quiere que los enviemos.',
  lookOverDetails: 'Revise sus datos e inténtelo de nuevo.',
  advice: {
    price_changed: 'Un precio ha cambiado desde que lo miró.',
    book_unavailable: 'Un libro de su carrito ya no está a la venta.',
    insufficient_stock: 'Un libro de su carrito se acaba de agotar.',
    idempotency_key_reused:
      'Parece que un intento anterior nos llegó con otros datos. Consulte sus pedidos antes de volver a intentarlo.',
    request_in_progress:
      'Un intento anterior sigue en camino. Inténtelo de nuevo en un momento; nunca se pide dos veces.',
    validation_error: 'Hay campos que conviene revisar.',
    401: 'Su sesión ha terminado. Inicie sesión de nuevo; lo que escribió se conserva.',
    403: 'Este pedido pertenece a otra cuenta. Inicie sesión de nuevo.',
    429: 'Ha habido demasiados intentos seguidos. Espere un poco e inténtelo de nuevo.',
  },
};
