import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/shop/messages';

const plural = pluralOf('es');

export const messages: typeof english = {
  title: 'Mensajes',
  write: (number) => `Escribir sobre el pedido n.º\u00a0${number}`,
  none: 'Todavía no hay mensajes.',
  you: 'Usted',
  emailSent: (kind) => `Correo enviado: ${kind}`,
  newMessage: 'Mensaje nuevo',
  shopHint: 'La librería lo recibe por correo y responde aquí y por correo.',
  customerHint: 'El cliente lo recibe por correo.',
  send: 'Enviar el mensaje',
  loadingFailed: 'No se han podido cargar los mensajes.',
  sendingFailed: 'El mensaje no se ha enviado. Su texto sigue aquí; inténtelo de nuevo.',
  tooMany: 'Son muchos mensajes para un día. Continúe mañana, por favor.',
  closed:
    'Ya no se pueden enviar mensajes sobre este pedido, o el pedido no tiene correo electrónico.',
  linkOver: 'Este enlace ya no es válido',
  linkOverText: 'El pedido se ha borrado, o falta una parte de la dirección.',
  withNew: 'Pedidos con mensajes nuevos',
  unread: (count) =>
    plural(count, {
      one: '# mensaje nuevo',
      many: '# de mensajes nuevos',
      other: '# mensajes nuevos',
    }),
};
