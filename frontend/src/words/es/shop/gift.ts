import type { gift as english } from '@/words/en/shop/gift';

export const gift: typeof english = {
  isGift: 'Es un regalo',
  cardText: 'Texto para una tarjeta',
  cardHint: 'Lo imprimimos en una tarjeta aparte. 300 caracteres como máximo.',
  wrapFor: (fee) => `Envolver para regalo (${fee})`,
  wrapFree: 'Envolver para regalo (gratis)',
  wrapping: 'Envoltorio de regalo',
  wrappingFee: (fee) => `Envoltorio de regalo: ${fee}`,
  free: 'gratis',
  title: 'Regalo',
  isPlain: 'La nota de entrega no muestra precios.',
  isWrapped: 'Con envoltorio de regalo. La nota de entrega no muestra precios.',
  notOffered: 'La librería ya no acepta pedidos de regalo. Revise su pedido, por favor.',
  printCard: 'Imprimir la tarjeta',
  besideSales: (amount) => `envoltorio de regalo aparte: ${amount}`,
  beside: (amount) => `Envoltorio de regalo aparte: ${amount}.`,
};
