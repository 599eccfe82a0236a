import type { bookRequest as english } from '@/words/en/first/book-request';

export const bookRequest: typeof english = {
  unknownBook: {
    title: 'Pídalo a la librería',
    hint: 'Lo buscaremos y le escribiremos, podamos conseguirlo o no.',
    button: 'Pedirlo',
    done: 'Gracias. Lo buscaremos y le escribiremos.',
  },
  soldOut: {
    title: 'Avísenme cuando llegue',
    hint: 'Le avisamos una vez, cuando haya un ejemplar.',
    hintWithoutEmails: 'Así vemos quién lo espera.',
    button: 'Avísenme',
    done: 'Le avisaremos. Si todavía no conocemos su dirección, abra antes el enlace de nuestro correo.',
    doneWithoutEmails: 'Hemos anotado que lo espera.',
  },
  text: 'Título o ISBN',
  email: 'Correo electrónico',
  tooMany: 'Se ha pedido muchas veces seguidas. Inténtelo más tarde.',
  failed: 'No se ha guardado. Inténtelo de nuevo.',
};
