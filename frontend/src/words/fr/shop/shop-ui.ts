import type { shopUi as english } from '@/words/en/shop/shop-ui';

/** Texts of components that several pages use. */
export const shopUi: typeof english = {
  copied: 'Copié',
  recipient: {
    name: 'Nom complet',
    phone: 'Téléphone',
    street: 'Adresse / rue',
    city: 'Ville',
    state: 'Région / province',
    stateHint: 'S’il n’y en a pas : « - ».',
    zipcode: 'Code postal',
    country: 'Pays / région',
  },
  contact: { address: 'Adresse', phone: 'Téléphone', email: 'E-mail', hours: 'Horaires' },
  showOnMap: 'Voir sur la carte',
  fullSize: (picture) => `${picture}, en taille réelle, dans un nouvel onglet`,
  freeShipping: 'gratuite',
};
