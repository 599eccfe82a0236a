import type { emailTexts as texts, emailPlaceholders as placeholders } from '../en/email-texts.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: typeof texts = {
  'order-received': {
    heading: 'Merci pour votre commande',
    subject: 'Nous avons reçu votre commande {number}',
    text: 'Votre commande {number} nous est bien parvenue. Nous la vérifions et vous écrirons de nouveau dès qu’elle sera confirmée. Vous payez en espèces au moment où vous recevez les livres.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
  },
  'order-confirmed': {
    heading: 'Vos livres sont mis de côté',
    subject: 'Votre commande {number} est confirmée',
    text: 'Bonne nouvelle, {name} : votre commande {number} est confirmée et en cours de préparation. Nous vous écrirons à la prochaine étape.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
  },
  'order-ready': {
    heading: 'Vos livres vous attendent',
    subject: 'Votre commande {number} peut être retirée',
    text: 'Votre commande {number} est prête dans notre librairie. Merci d’apporter {total} en espèces lors du retrait.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
  },
  'order-shipped': {
    heading: 'Votre colis est en route',
    subject: 'Votre commande {number} est en route',
    text: 'Votre commande {number} a quitté la librairie. Merci de préparer {total} en espèces pour la livraison.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
  },
  'order-cancelled': {
    heading: 'Votre commande est annulée',
    subject: 'Votre commande {number} est annulée',
    text: 'Votre commande {number} est annulée : rien ne sera livré et vous n’avez rien à payer. Si vous ne vous y attendiez pas, écrivez-nous.\n\n{books}\n\nVoir vos commandes {link}',
  },
  'order-returned': {
    heading: 'Vos livres nous sont revenus',
    subject: 'Votre commande {number} nous est revenue',
    text: 'Les livres de votre commande {number} sont de nouveau chez nous : vous n’avez donc rien à payer. Si vous souhaitez toujours ces livres, écrivez-nous ou commandez-les de nouveau.\n\n{books}\n\nVoir vos commandes {link}',
  },
  'order-books-returned': {
    heading: 'Vos livres nous sont revenus',
    subject: 'Une partie de votre commande {number} nous est revenue',
    text: 'Ces livres de votre commande {number} sont de nouveau chez nous.\n\n{books}\n\nVoici ce qui reste de votre commande :\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'Une partie de votre commande est en route',
    subject: 'Une partie de votre commande {number} est en route',
    text: 'Ces livres de votre commande {number} ont quitté la librairie.\n\n{books}\n\nS’il manque encore des livres, ils suivront ; la livraison n’est payée qu’une fois.\n\n{address}\n\nVoir vos commandes {link}',
  },
  'order-books-cancelled': {
    heading: 'Une partie de votre commande est annulée',
    subject: 'Une partie de votre commande {number} est annulée',
    text: 'Ces livres de votre commande {number} ne seront pas livrés, et vous n’avez rien à payer pour eux.\n\n{books}\n\nVoici ce qui reste de votre commande :\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'La date de parution d’un livre a changé',
    subject: 'La date de parution d’un livre de votre commande {number} a changé',
    text: 'L’éditeur a changé la date de parution d’un livre de votre commande {number}.\n\n{books}\n\nVous n’avez rien à faire : nous vous l’enverrons dès son arrivée. Si vous préférez ne pas attendre, écrivez-nous.\n\nVoir vos commandes {link}',
  },
  'withdrawal-received': {
    heading: 'Nous avons bien reçu votre rétractation',
    subject: 'Nous avons reçu votre rétractation pour la commande {number}',
    text: 'Voici ce qui a été déclaré à {shop} pour la commande {number}, tel que nous l’avons reçu. Ce message en accuse réception, et rien d’autre ; nous vous écrirons de nouveau au sujet de la suite.',
  },
  'newsletter-confirm': {
    heading: 'Souhaitez-vous recevoir la newsletter ?',
    subject: 'Merci de confirmer l’inscription à la newsletter de {shop}',
    text: 'Cette adresse a été saisie pour la newsletter de {shop}. Pour confirmer l’inscription, ouvrez ce lien :\n\nOui, je veux recevoir la newsletter {link}\n\nSi ce n’était pas vous, il n’y a rien à faire : sans votre accord, aucune newsletter n’est envoyée, et l’adresse est effacée au bout de 30 jours.',
  },
  'book-request-confirm': {
    heading: 'Faut-il vous prévenir à l’arrivée d’un livre ?',
    subject: '{shop} : faut-il vous prévenir à l’arrivée d’un livre ?',
    text: 'Quelqu’un a saisi cette adresse chez {shop} pour savoir quand le livre « {title} » sera de nouveau disponible. Pour confirmer la demande, ouvrez ce lien :\n\nOui, prévenez-moi {link}\n\nSi ce n’était pas vous, il n’y a rien à faire : sans votre accord, rien n’est envoyé, et l’adresse est effacée au bout de 30 jours.',
  },
  'book-here': {
    heading: '{title} est disponible',
    subject: '{title} est disponible',
    text: 'Vous nous aviez demandé de vous prévenir. Ce livre peut maintenant être commandé, tant qu’il en reste des exemplaires. Nous ne vous écrirons plus à ce sujet.\n\nVoir le livre {link}',
  },
  'shop-message': {
    heading: 'Nous vous avons écrit au sujet de votre commande',
    subject: 'Au sujet de votre commande {number}',
    text: 'Au sujet de votre commande {number} :\n\n{message}\n\nRépondre {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: typeof placeholders = {
  name: 'le nom du client',
  number: 'le numéro de la commande',
  books:
    'les livres avec leurs prix, la livraison (+) et le total (=) ; à l’intérieur d’une ligne, leurs titres',
  title: 'le titre du livre',
  total: 'le total de la commande',
  left: 'les livres qui restent, avec leurs prix',
  address: 'l’adresse de livraison ou le lieu de retrait',
  link: 'le lien ; à la fin d’une ligne à part, un bouton portant les mots qui précèdent',
  shop: 'le nom de la librairie',
  message: 'ce que la librairie a écrit',
};
