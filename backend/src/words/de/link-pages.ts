import type { linkPages as english } from '../en/link-pages.ts';

/** The pages behind the links of emails, which work without scripts. */
export const linkPages: typeof english = {
  toShop: 'Zur Buchhandlung',
  unknown: 'Dieser Link gilt nicht mehr',
  newsletter: {
    unknown: 'Vielleicht ist er zu alt, oder die Adresse wurde inzwischen ausgetragen.',
    confirmed: {
      title: 'Vielen Dank, das ist bestätigt',
      text: 'Ihre Adresse steht auf unserer Liste. Jeder Newsletter enthält einen Link zum Abbestellen.',
    },
    end: {
      title: 'Newsletter abbestellen?',
      text: 'Ihre Adresse wird dann sofort von unserer Liste gestrichen.',
      button: 'Newsletter abbestellen',
    },
    ended: {
      title: 'Der Newsletter ist abbestellt',
      text: 'Ihre Adresse steht nicht mehr auf unserer Liste.',
    },
  },
  bookRequests: {
    unknown:
      'Vielleicht ist er zu alt, oder die Anfrage ist schon erfüllt. Beim Buch können Sie erneut anfragen.',
    confirmed: {
      title: 'Vielen Dank, Sie bekommen Bescheid',
      text: 'Wir schreiben Ihnen einmal, sobald ein Exemplar da ist.',
    },
    end: {
      title: 'Ihre Anfragen löschen?',
      text: 'Wir löschen dann die Adresse und schreiben zu keinem Buch mehr.',
      button: 'Löschen',
    },
    ended: { title: 'Gelöscht', text: 'Sie hören dazu nichts mehr von uns.' },
  },
};
