import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/messages';

const plural = pluralOf('es');

export const messages: typeof english = {
  title: 'Mensajes',
  write: (number) => `Escribir sobre el pedido ${number}`,
  none: 'Todavía no se ha escrito nada.',
  you: 'Usted',
  emailSent: (kind) => `Correo enviado: ${kind}`,
  newMessage: 'Mensaje nuevo',
  shopIsTold: 'La librería lo recibe por correo y responde aquí y por correo.',
  customerIsTold: 'El cliente lo recibe por correo.',
  send: 'Enviar el mensaje',
  loadingFailed: 'No se han podido cargar los mensajes.',
  sendingFailed: 'El mensaje no se ha enviado. Su texto sigue aquí; inténtelo de nuevo.',
  tooMany: 'Son muchos mensajes para un día. Continúe mañana, por favor.',
  closed: 'Ya no se puede escribir a nadie sobre este pedido, o no tiene correo electrónico.',
  linkOver: 'Este enlace ya no lleva a ninguna parte',
  linkOverText: 'El pedido se ha borrado, o falta una parte de la dirección.',
  withNew: 'Pedidos con mensajes nuevos',
  unread: (count) =>
    plural(count, {
      one: '# mensaje nuevo',
      many: '# de mensajes nuevos',
      other: '# mensajes nuevos',
    }),
};
