import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Se puede encargar: lo recibirá en unos ${from} a ${to} días`,
  preorder: (day) => `Sale a la venta el ${day}`,
  preorderSomeDay: 'Aún no publicado, ya se puede encargar',
  gone: 'Descatalogado',
  hereToday: 'Hoy en la tienda',
  short: {
    orderIn: (from, to) => `En unos ${from} a ${to} días`,
    preorder: (day) => `Sale el ${day}`,
    preorderSomeDay: 'Aún no publicado',
    gone: 'Descatalogado',
  },
  ordered: {
    expected: (day) => `Encargado para usted, previsto para el ${day} como muy tarde`,
    preorder: (day) => `Sale a la venta el ${day}`,
    preorderSomeDay: 'Aún no publicado',
    arrived: 'Ya ha llegado a la librería',
    cancelled: 'Cancelado',
    sent: (day) => `Enviado el ${day}`,
  },
};
