import type { bookRequest as english } from '@/words/en/first/book-request';

export const bookRequest: typeof english = {
  /** For a book that is not in the shop. */
  unknownBook: {
    title: 'Demandez-le à la librairie',
    hint: 'Nous le cherchons et vous écrivons, que nous puissions l’obtenir ou non.',
    button: 'Demander',
    done: 'Merci. Nous le cherchons et vous écrirons.',
  },
  /** For a sold-out book. */
  soldOut: {
    title: 'Me prévenir dès son arrivée',
    hint: 'Nous vous écrivons une seule fois, quand un exemplaire est là.',
    hintWithoutEmails: 'Nous voyons qui l’attend.',
    button: 'Me prévenir',
    done: 'Nous vous préviendrons. Si nous ne connaissons pas encore votre adresse, ouvrez d’abord le lien de notre e-mail.',
    doneWithoutEmails: 'Nous avons noté que vous l’attendez.',
  },
  text: 'Titre ou ISBN',
  email: 'E-mail',
  tooMany: 'Cette demande a été faite très souvent. Merci de réessayer plus tard.',
  failed: 'La demande n’a pas été enregistrée. Merci de réessayer.',
};
