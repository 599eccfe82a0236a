import { things } from '@storyloom/backend/contract/words/es/count';
import type { adminEmails as english } from '@/words/en/admin/admin-emails';

/** The owner's list of emails. */
export const adminEmails: typeof english = {
  title: 'Correos',
  statuses: {
    waiting: 'En espera',
    sent: 'Enviado',
    failed: 'Fallido',
    held: 'Retenido',
  },
  byStatus: 'Correos por estado',
  everyStatus: 'Todos',
  failed: 'No se han podido cargar los correos.',
  found: (count) => things(count, 'correo', 'correos'),
  noMatch: 'Ningún correo coincide.',
  empty: 'Todavía no hay correos. El primer pedido trae dos.',
  someHeld: 'Hay correos retenidos.',
  isHeld: 'Está retenido.',
  whyHeld:
    'Esta dirección no está verificada y ya ha recibido, en una hora o en un día, todos los correos que admite una dirección sin verificar. Un correo retenido sale cuando su destinatario verifica la dirección o cuando usted lo envía.',
  columns: {
    subject: 'Asunto',
    to: 'Para',
    written: 'Escrito',
    status: 'Estado',
    send: 'Enviar',
  },
  toYou: 'Usted (OWNER_EMAIL no está configurado)',

  all: 'Todos los correos',
  notSent: 'No se ha podido enviar.',
  lastTryFailed: 'El último intento ha fallado.',
  show: 'Mostrar el correo',
  facts: {
    to: 'Para',
    about: 'Sobre',
    written: 'Escrito',
    sent: 'Enviado',
    tries: 'Intentos',
    nextTry: 'Próximo intento',
  },

  sendNow: 'Enviar ahora',
  sendNowWhat: (subject) => `Enviar ahora: ${subject}`,
  tryAgain: 'Reintentar',
  tryAgainWhat: (subject) => `Reintentar: ${subject}`,
  notRetried: 'No ha funcionado.',
  nothingIsSent: 'No se envía nada.',
  howToSend: (name) => (
    <>
      <span>
        {
          'Los correos se guardan aquí para que se puedan leer, ya que no hay ningún servidor de correo configurado. Quien gestiona el servidor de la tienda configura '
        }
      </span>
      {name('SMTP_URL')}
      <span> y </span>
      {name('MAIL_FROM')}
      <span>; entonces sale lo que lleva menos de tres días en espera.</span>
    </>
  ),
};
