import type { shopUi as english } from '@/words/en/shop/shop-ui';

/** Texts of components that several pages use. */
export const shopUi: typeof english = {
  copied: 'Kopiert',
  recipient: {
    name: 'Vor- und Nachname',
    phone: 'Telefonnummer',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    state: 'Bundesland / Kanton',
    stateHint: 'Ohne Bundesland oder Kanton: „-“.',
    zipcode: 'Postleitzahl',
    country: 'Land / Region',
  },
  contact: { address: 'Anschrift', phone: 'Telefon', email: 'E-Mail', hours: 'Geöffnet' },
  showOnMap: 'Auf der Karte zeigen',
  fullSize: (picture) => `${picture}, in voller Größe, in einem neuen Tab`,
  freeShipping: 'kostenlos',
};
