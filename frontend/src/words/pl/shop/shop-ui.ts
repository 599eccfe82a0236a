import type { shopUi as english } from '@/words/en/shop/shop-ui';

/** Texts of components that several pages use. */
export const shopUi: typeof english = {
  copied: 'Skopiowano',
  recipient: {
    name: 'Imię i nazwisko',
    phone: 'Numer telefonu',
    street: 'Adres (ulica i numer)',
    city: 'Miejscowość',
    state: 'Województwo / region',
    stateHint: 'Jeśli nie ma, należy wpisać „-”.',
    zipcode: 'Kod pocztowy',
    country: 'Kraj',
  },
  contact: { address: 'Adres', phone: 'Telefon', email: 'E-mail', hours: 'Otwarte' },
  showOnMap: 'Pokaż na mapie',
  fullSize: (picture) => `${picture}, w pełnym rozmiarze, w nowej karcie`,
  freeShipping: 'gratis',
};
