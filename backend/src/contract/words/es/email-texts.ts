import type { EmailPlaceholder, EmailTexts } from '../../email/customer-emails.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: EmailTexts = {
  'order-received': {
    heading: 'Gracias por su pedido',
    subject: 'Hemos recibido su pedido {number}',
    text: 'Su pedido {number} nos ha llegado. Lo revisaremos y volveremos a escribirle en cuanto esté confirmado. Usted paga en efectivo al recibir los libros.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
  },
  'order-confirmed': {
    heading: 'Sus libros están apartados',
    subject: 'Su pedido {number} está confirmado',
    text: 'Buenas noticias, {name}: su pedido {number} está confirmado y lo estamos preparando. Volveremos a escribirle con el próximo paso.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
  },
  'order-ready': {
    heading: 'Sus libros le esperan',
    subject: 'Ya puede recoger su pedido {number}',
    text: 'Su pedido {number} está listo en nuestra librería. Cuando venga a recogerlo, traiga {total} en efectivo.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
  },
  'order-shipped': {
    heading: 'Su paquete está en camino',
    subject: 'Su pedido {number} está en camino',
    text: 'Su pedido {number} ha salido de la librería. Tenga preparado el importe de {total} en efectivo para cuando llegue.\n\n{books}\n\n{address}\n\nVer sus pedidos {link}',
  },
  'order-cancelled': {
    heading: 'Su pedido está cancelado',
    subject: 'Su pedido {number} está cancelado',
    text: 'Su pedido {number} está cancelado: no se entregará nada y no hay nada que pagar. Si no lo esperaba, escríbanos.\n\n{books}\n\nVer sus pedidos {link}',
  },
  'order-returned': {
    heading: 'Sus libros han vuelto a la librería',
    subject: 'Su pedido {number} ha vuelto a la librería',
    text: 'Los libros de su pedido {number} están de nuevo en la librería, así que no hay nada que pagar. Si todavía los quiere, escríbanos o vuelva a pedirlos.\n\n{books}\n\nVer sus pedidos {link}',
  },
  'order-books-returned': {
    heading: 'Sus libros han vuelto a la librería',
    subject: 'Una parte de su pedido {number} ha vuelto a la librería',
    text: 'Estos libros de su pedido {number} están de nuevo en la librería.\n\n{books}\n\nEsto es lo que queda de su pedido:\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'Una parte de su pedido está en camino',
    subject: 'Una parte de su pedido {number} está en camino',
    text: 'Estos libros de su pedido {number} han salido de la librería.\n\n{books}\n\nSi falta algún libro, llegará después; el envío se paga una sola vez.\n\n{address}\n\nVer sus pedidos {link}',
  },
  'order-books-cancelled': {
    heading: 'Una parte de su pedido está cancelada',
    subject: 'Una parte de su pedido {number} está cancelada',
    text: 'Estos libros de su pedido {number} no se entregarán y no hay que pagar nada por ellos.\n\n{books}\n\nEsto es lo que queda de su pedido:\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'Cambia la fecha de salida de un libro',
    subject: 'Cambia la fecha de salida de un libro de su pedido {number}',
    text: 'La editorial ha cambiado la fecha de salida de un libro de su pedido {number}.\n\n{books}\n\nNo tiene que hacer nada: se lo enviamos en cuanto llegue. Si prefiere no esperar, escríbanos.\n\nVer sus pedidos {link}',
  },
  'withdrawal-received': {
    heading: 'Hemos recibido su desistimiento',
    subject: 'Hemos recibido su desistimiento del pedido {number}',
    text: 'Esto es lo que se ha declarado ante {shop} sobre el pedido {number}, tal como nos ha llegado. Este mensaje confirma que lo hemos recibido, y nada más; volveremos a escribirle sobre los pasos siguientes.',
  },
  'newsletter-confirm': {
    heading: '¿Enviamos aquí el boletín?',
    subject: 'Confirme su suscripción al boletín de {shop}',
    text: 'Alguien ha indicado esta dirección para recibir el boletín de {shop}. Para confirmar la suscripción, abra este enlace:\n\nSí, quiero recibir el boletín {link}\n\nSi no ha sido usted, no tiene que hacer nada: sin su confirmación no se envía ningún boletín, y la dirección se borra a los 30 días.',
  },
  'book-request-confirm': {
    heading: '¿Le avisamos cuando llegue un libro?',
    subject: '¿Quiere que {shop} le avise cuando llegue un libro?',
    text: 'Alguien ha indicado esta dirección en {shop} para que avisemos cuando vuelva a haber ejemplares de «{title}». Para confirmar la solicitud, abra este enlace:\n\nSí, quiero el aviso {link}\n\nSi no ha sido usted, no tiene que hacer nada: sin su confirmación no se envía nada, y la dirección se borra a los 30 días.',
  },
  'book-here': {
    heading: '{title} ya está aquí',
    subject: '{title} ya está aquí',
    text: 'Nos pidió que le avisáramos. Ya se puede pedir, mientras haya ejemplares. No volveremos a escribirle sobre este libro.\n\nVer el libro {link}',
  },
  'shop-message': {
    heading: 'Le hemos escrito sobre su pedido',
    subject: 'Sobre su pedido {number}',
    text: 'Sobre su pedido {number}:\n\n{message}\n\nResponder {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: Record<EmailPlaceholder, string> = {
  name: 'el nombre del cliente',
  number: 'el número del pedido',
  books:
    'los libros con sus precios, el envío (+) y el total (=); dentro de una línea, solo los títulos',
  title: 'el título del libro',
  total: 'el total del pedido',
  left: 'los libros que quedan, con sus precios',
  address: 'adónde va el pedido o dónde se recoge',
  link: 'el enlace; al final de una línea propia, un botón con las palabras que lo preceden',
  shop: 'el nombre de la librería',
  message: 'lo que ha escrito la librería',
};
