import type { shopUi as english } from '@/words/en/shop/shop-ui';

/** Texts of components that several pages use. */
export const shopUi: typeof english = {
  copied: 'Copiado',
  recipient: {
    name: 'Nombre y apellidos',
    phone: 'Teléfono',
    street: 'Dirección / calle',
    city: 'Ciudad',
    state: 'Estado / provincia',
    stateHint: 'Si no tiene, escriba «-».',
    zipcode: 'Código postal',
    country: 'País / región',
  },
  contact: {
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
  },
  showOnMap: 'Ver en el mapa',
  fullSize: (picture) => `${picture}, a tamaño completo, en una pestaña nueva`,
  freeShipping: 'gratis',
};
