import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { cart as english } from '@/words/en/shop/cart';

export const cart: typeof english = {
  empty: 'El carrito está vacío',
  keeps: 'Los libros que añada esperan aquí, también si cierra la ventana.',
  clear: 'Vaciar carrito',
  quantity: 'Cant.: 1',
  remove: 'Quitar',
  removeBook: (title) => `Quitar ${title}`,
  subtotal: 'Subtotal',
  shipping: 'Envío',
  freeFrom: (amount) => `gratis desde ${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee, amount) => `${fee} desde ${amount}`,
  total: 'Total',
  totalWithDelivery: 'Total con envío',
  note: 'El envío y los impuestos se calculan al finalizar la compra.',
  checkout: 'Finalizar compra',
  continue: 'Seguir comprando',
  isGone: (title) => (
    <>
      {title}
      <span> ya no está a la venta.</span>
    </>
  ),
  isSoldOut: (title) => (
    <>
      {title}
      <span> está agotado.</span>
    </>
  ),
  removeAndGoOn: 'Quitarlo y continuar',
  priceChanged: 'Un precio ha cambiado desde que eligió sus libros.',
  newPrice: (title, price, oldPrice) => (
    <>
      {title}
      <span>: ahora </span>
      {price}
      <span>{`, antes ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'Aceptar los nuevos precios',
  buyAgain: 'Volver a comprar',
  buyAgainOrder: (order) => `Volver a comprar: pedido n.º\u00a0${order}`,
  putIntoCart: (count) => `${things(count, 'libro añadido', 'libros añadidos')} al carrito.`,
  notAvailable: (count) =>
    forms(count, '# libro no está disponible.', '# libros no están disponibles.'),
};
