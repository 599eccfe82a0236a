import type { linkPages as english } from '../en/link-pages.ts';

/** The pages behind the links of emails, which work without scripts. */
export const linkPages: typeof english = {
  toShop: 'Aller à la librairie',
  unknown: 'Ce lien n’est plus valable',
  newsletter: {
    unknown: 'Il est peut-être trop ancien, ou l’adresse a été retirée entre-temps.',
    confirmed: {
      title: 'Merci, c’est confirmé',
      text: 'Votre adresse est sur notre liste. Chaque newsletter contient un lien de désinscription.',
    },
    end: {
      title: 'Ne plus recevoir la newsletter ?',
      text: 'Votre adresse est alors retirée immédiatement de notre liste.',
      button: 'Se désinscrire',
    },
    ended: {
      title: 'Vous ne recevrez plus la newsletter',
      text: 'Votre adresse n’est plus sur notre liste.',
    },
  },
  bookRequests: {
    unknown:
      'Il est peut-être trop ancien, ou la demande a déjà trouvé réponse. Vous pouvez la refaire sur la page du livre.',
    confirmed: {
      title: 'Merci, nous vous préviendrons',
      text: 'Nous vous écrirons une seule fois, dès qu’un exemplaire sera là.',
    },
    end: {
      title: 'Effacer ce que vous avez demandé ?',
      text: 'Nous effaçons alors l’adresse et n’écrivons plus au sujet d’aucun livre.',
      button: 'Effacer',
    },
    ended: { title: 'C’est effacé', text: 'Nous ne vous écrirons plus à ce sujet.' },
  },
};
