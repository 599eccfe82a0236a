import type { parts as english } from '@/words/en/shop/parts';

/** Texts of components that several pages use. */
export const parts: typeof english = {
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
  freeShipping: 'gratuite',
};
