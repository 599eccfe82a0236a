import { things } from '../../contract/words/es/count.ts';
import type { emails as english } from '../en/emails.ts';

const books = (count: number) => things(count, 'libro', 'libros');
const newOrders = (count: number) => things(count, 'pedido nuevo', 'pedidos nuevos');

/** The fixed texts of emails, next to those that an owner may change. */
export const emails: typeof english = {
  orderNumber: (number) => `n.º\u00a0${number}`,
  links: {
    orders: 'Ver sus pedidos',
    newsletter: 'Sí, quiero recibir el boletín',
    bookRequest: 'Sí, quiero el aviso',
    book: 'Ver el libro',
    answer: 'Responder',
    write: 'Escribirnos sobre este pedido',
  },
  named: (name) => `${name}:`,
  rows: {
    total: 'Total',
    shipping: 'Envío',
    returned: 'Devuelto',
    sent: 'Enviado',
    cancelled: 'Cancelado',
    deliveryTo: 'Entrega en',
    collectAt: 'Dónde recogerlo',
    collectWhen: 'Cuándo',
    collectedBy: 'Lo recogerá',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    name: 'Nombre',
    book: 'Libro',
    declared: 'Declarado',
    received: 'Recibido',
    wrapping: 'Envoltorio de regalo',
    gift: 'Regalo',
    giftYes: 'Sí',
    cardText: 'Texto de la tarjeta',
  },
  reasons: {
    order: (number, shop) => `Recibe este correo por su pedido ${number} en ${shop}.`,
    newsletter: (shop) => `Recibe este correo porque alguien indicó su dirección en ${shop}.`,
    bookRequest:
      'Recibe este correo porque alguien pidió con su dirección que avisáramos de un libro.',
    withdrawal: (shop) =>
      `Recibe este correo porque en ${shop} se declaró un desistimiento con su dirección.`,
    owner: 'Recibe este correo porque la tienda es suya.',
    newOrder:
      'Recibe este correo porque la tienda es suya. En Ajustes puede elegir un solo correo al día.',
    digest:
      'Recibe este correo porque la tienda es suya. En Ajustes puede elegir un correo por cada pedido.',
  },
  endings: {
    newsletter: 'Quitar esta dirección ahora',
    bookRequest: 'Borrar todo lo que se pidió con esta dirección',
  },
  withdrawal: {
    whole: (number) => `el pedido ${number}`,
    books: (count, number) => `${books(count)} del pedido ${number}`,
    declaration: (what) => `Desistimiento del contrato sobre ${what}`,
    right: (days) =>
      `Puede desistir de este contrato sin indicar el motivo hasta ${days} días después de recibir los libros: en la página que figura abajo o con cualquier otra declaración inequívoca que nos dirija.`,
  },
  newMessage: (number) => `Mensaje sobre el pedido ${number}`,
  newOrder: {
    subject: (number, count, total) => `Pedido nuevo ${number}: ${books(count)}, ${total}`,
    heading: (number) => `Pedido nuevo ${number}`,
    open: 'Abrir el pedido',
  },
  digest: {
    subject: (orders, date, total) => `${newOrders(orders)} el ${date}: ${total}`,
    heading: (orders, date) => `${newOrders(orders)} el ${date}`,
    delivered: (number, city, count) => `${number} a ${city} (${books(count)})`,
    collected: (number, count) => `${number} para recoger (${books(count)})`,
    open: 'Abrir los pedidos',
  },
  failedBackup: {
    subject: 'Ha fallado la copia de seguridad de la tienda',
    last: (date) => `La última completa es del ${date}.`,
    none: 'Todavía no hay ninguna.',
    text: (error, last) => `${error} ${last} Se vuelve a intentar cada hora.`,
    openSettings: 'Abrir los ajustes',
  },
  variants: {
    returnedAfterDelivery: {
      heading: 'Sus libros han vuelto a la librería',
      subject: 'Su pedido {number} ha vuelto a la librería',
      text: 'Los libros de su pedido {number} están de nuevo en la librería. Usted los ha pagado, así que le devolvemos el dinero. Si todavía no sabemos cómo prefiere recibirlo, escríbanos.\n\n{books}\n\nVer sus pedidos {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'Sus libros han vuelto a la librería',
      subject: 'Una parte de su pedido {number} ha vuelto a la librería',
      text: 'Estos libros de su pedido {number} están de nuevo en la librería. Usted los ha pagado, así que le devolvemos el dinero. Si todavía no sabemos cómo prefiere recibirlo, escríbanos.\n\n{books}\n\nEsto es lo que queda de su pedido:\n\n{left}\n\n{link}',
    },
    confirmedWithAwaited: {
      heading: 'Su pedido está confirmado',
      subject: 'Su pedido {number} está confirmado',
      text: 'Buenas noticias, {name}: su pedido {number} está confirmado. Estamos pidiendo para usted los libros que no tenemos en la librería; junto a cada uno figura cuándo lo esperamos. Volveremos a escribirle con el próximo paso.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
    },
    restSent: {
      heading: 'El resto de su pedido está en camino',
      subject: 'El resto de su pedido {number} está en camino',
      text: 'Este es el resto de su pedido {number}, que ha salido de la librería. El envío se paga una sola vez.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
    },
  },
  sample: {
    message: 'Gracias por su pregunta. Ya tenemos los dos libros y salen mañana.',
    name: 'Ana Ejemplo',
    books: ['El faro de papel', 'Un invierno de mapas'],
    address: { street: 'Calle Mayor, 12', zipcode: '28013', city: 'Madrid' },
  },
};
