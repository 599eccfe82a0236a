import type { linkPages as english } from '../en/link-pages.ts';

/** The pages behind the links of emails, which work without scripts. */
export const linkPages: typeof english = {
  toShop: 'Ir a la tienda',
  unknown: 'Este enlace ya no es válido',
  newsletter: {
    unknown: 'Puede que sea demasiado antiguo o que la dirección se haya quitado entretanto.',
    confirmed: {
      title: 'Gracias, queda confirmado',
      text: 'Su dirección está en nuestra lista. Cada boletín lleva un enlace para darse de baja.',
    },
    end: {
      title: '¿Darse de baja del boletín?',
      text: 'Quitaremos su dirección de nuestra lista de inmediato.',
      button: 'Darse de baja',
    },
    ended: {
      title: 'Se ha dado de baja del boletín',
      text: 'Su dirección ya no está en nuestra lista.',
    },
  },
  bookRequests: {
    unknown:
      'Puede que sea demasiado antiguo o que la solicitud esté atendida. Puede volver a pedírnoslo en la página del libro.',
    confirmed: {
      title: 'Gracias, le avisaremos',
      text: 'Le escribiremos una vez, en cuanto haya un ejemplar.',
    },
    end: {
      title: '¿Borrar lo que pidió?',
      text: 'Borraremos la dirección y no le escribiremos sobre ningún libro.',
      button: 'Borrarlo',
    },
    ended: { title: 'Queda borrado', text: 'No volverá a saber de nosotros por este motivo.' },
  },
};
