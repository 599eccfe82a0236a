import type { linkPages as english } from '../en/link-pages.ts';

/** The pages behind the links of emails, which work without scripts. */
export const linkPages: typeof english = {
  toShop: 'Do księgarni',
  unknown: 'Ten link nie jest już ważny',
  newsletter: {
    unknown: 'Może jest za stary albo adres został już usunięty.',
    confirmed: {
      title: 'Dziękujemy, zapis jest potwierdzony',
      text: 'Adres jest na naszej liście. Każdy newsletter zawiera link, którym można z niego zrezygnować.',
    },
    end: {
      title: 'Zrezygnować z newslettera?',
      text: 'Adres zostanie od razu usunięty z naszej listy.',
      button: 'Rezygnuję z newslettera',
    },
    ended: {
      title: 'Newsletter nie będzie już wysyłany',
      text: 'Adresu nie ma już na naszej liście.',
    },
  },
  bookRequests: {
    unknown:
      'Może jest za stary albo prośba została już spełniona. Można ją złożyć ponownie na stronie książki.',
    confirmed: {
      title: 'Dziękujemy, damy znać',
      text: 'Napiszemy jeden raz, gdy tylko książka będzie dostępna.',
    },
    end: {
      title: 'Usunąć prośby o książki?',
      text: 'Usuniemy wtedy adres i nie napiszemy o żadnej książce.',
      button: 'Usuń prośby',
    },
    ended: { title: 'Prośby usunięte', text: 'Nie będziemy już pisać w tej sprawie.' },
  },
};
