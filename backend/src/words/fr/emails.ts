import { ordinal } from '../../contract/words/fr/ordinal.ts';
import { pluralOf } from '../../contract/words/plural.ts';
import type { emails as english } from '../en/emails.ts';

const plural = pluralOf('fr');
const books = (count: number) =>
  plural(count, { one: '# livre', many: '# de livres', other: '# livres' });
const newOrders = (count: number) =>
  plural(count, {
    one: '# nouvelle commande',
    many: '# de nouvelles commandes',
    other: '# nouvelles commandes',
  });

/** The fixed texts of emails, next to those that an owner may change. */
export const emails: typeof english = {
  orderNumber: (number: number | string) => `n° ${number}`,
  /** Links of emails to customers, where the text has nothing before them. */
  links: {
    orders: 'Voir vos commandes',
    newsletter: 'Oui, je veux recevoir la newsletter',
    bookRequest: 'Oui, prévenez-moi',
    book: 'Voir le livre',
    answer: 'Répondre',
    write: 'Nous écrire au sujet de cette commande',
  },
  named: (name) => `${name}\u00a0:`,
  rows: {
    total: 'Total',
    shipping: 'Livraison',
    returned: 'Retourné',
    sent: 'Expédié',
    cancelled: 'Annulé',
    deliveryTo: 'Livraison à',
    collectAt: 'Lieu de retrait',
    collectWhen: 'Horaires',
    collectedBy: 'À retirer par',
    phone: 'Téléphone',
    email: 'E-mail',
    name: 'Nom',
    book: 'Livre',
    declared: 'Déclaration',
    received: 'Reçue le',
    wrapping: 'Emballage cadeau',
    gift: 'Cadeau',
    giftYes: 'Oui',
    cardText: 'Texte de la carte',
  },
  /** Why an email came. */
  reasons: {
    order: (number: string, shop: string) =>
      `Vous recevez cet e-mail en raison de votre commande ${number} chez ${shop}.`,
    newsletter: (shop: string) =>
      `Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse chez ${shop}.`,
    bookRequest:
      'Vous recevez cet e-mail parce que quelqu’un a demandé, avec votre adresse, à être prévenu de l’arrivée d’un livre.',
    withdrawal: (shop: string) =>
      `Vous recevez cet e-mail parce qu’une rétractation a été déclarée chez ${shop} avec votre adresse.`,
    owner: 'Vous recevez cet e-mail en tant que propriétaire de la librairie.',
    newOrder:
      'Vous recevez cet e-mail en tant que propriétaire de la librairie. Dans les paramètres, vous pouvez choisir un seul e-mail par jour.',
    digest:
      'Vous recevez cet e-mail en tant que propriétaire de la librairie. Dans les paramètres, vous pouvez choisir un e-mail par commande.',
  },
  /** Links that end what brings such emails. */
  endings: {
    newsletter: 'Retirer cette adresse maintenant',
    bookRequest: 'Effacer toutes les demandes faites avec cette adresse',
  },
  withdrawal: {
    whole: (number: string) => `commande ${number}`,
    books: (count: number, number: string) => `${books(count)} de la commande ${number}`,
    declaration: (what: string) => `Rétractation du contrat : ${what}`,
    right: (days: number) =>
      `Vous pouvez vous rétracter de ce contrat sans donner de motif, jusqu’à ${days} jours après avoir reçu les livres : sur la page ci-dessous ou par toute autre déclaration dénuée d’ambiguïté qui nous est adressée.`,
  },
  newMessage: (number: string) => `Message au sujet de la commande ${number}`,
  newOrder: {
    subject: (number: string, count: number, total: string) =>
      `Nouvelle commande ${number} : ${books(count)}, ${total}`,
    heading: (number: string) => `Nouvelle commande ${number}`,
    open: 'Ouvrir la commande',
  },
  digest: {
    subject: (orders: number, date: string, total: string) =>
      `${newOrders(orders)}, ${date} : ${total}`,
    heading: (orders: number, date: string) => `${newOrders(orders)}, ${date}`,
    delivered: (number: string, city: string, count: number) =>
      `${number} pour ${city} (${books(count)})`,
    collected: (number: string, count: number) => `${number} à retirer (${books(count)})`,
    open: 'Ouvrir les commandes',
  },
  failedBackup: {
    subject: 'La sauvegarde de la librairie a échoué',
    last: (date: string) => `La dernière complète date du ${ordinal(date)}.`,
    none: 'Il n’y en a encore aucune.',
    text: (error: string, last: string) =>
      `${error} ${last} Une nouvelle tentative a lieu toutes les heures.`,
    openSettings: 'Ouvrir les paramètres',
  },
  variants: {
    returnedAfterDelivery: {
      heading: 'Vos livres nous sont revenus',
      subject: 'Votre commande {number} nous est revenue',
      text: 'Les livres de votre commande {number} sont de nouveau chez nous. Vous les avez payés : nous vous remboursons donc. Si nous ne savons pas encore comment vous souhaitez recevoir cette somme, écrivez-nous.\n\n{books}\n\nVoir vos commandes {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'Vos livres nous sont revenus',
      subject: 'Une partie de votre commande {number} nous est revenue',
      text: 'Ces livres de votre commande {number} sont de nouveau chez nous. Vous les avez payés : nous vous remboursons donc. Si nous ne savons pas encore comment vous souhaitez recevoir cette somme, écrivez-nous.\n\n{books}\n\nVoici ce qui reste de votre commande :\n\n{left}\n\n{link}',
    },
    confirmedWithAwaited: {
      heading: 'Votre commande est confirmée',
      subject: 'Votre commande {number} est confirmée',
      text: 'Bonne nouvelle, {name} : votre commande {number} est confirmée. Nous vous procurons les livres qui ne sont pas en rayon ; la date prévue figure à côté de chacun. Nous vous écrirons à la prochaine étape.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
    },
    restSent: {
      heading: 'Le reste de votre commande est en route',
      subject: 'Le reste de votre commande {number} est en route',
      text: 'Voici le reste de votre commande {number}, qui a quitté la librairie. La livraison n’est payée qu’une fois.\n\n{books}\n\n{address}\n\nVoir vos commandes {link}',
    },
  },
  /** The order that a preview is about. */
  sample: {
    message: 'Merci de votre question. Les deux livres sont là ; ils partent demain.',
    name: 'Anne Exemple',
    books: ['Le Phare de papier', 'Un hiver de cartes'],
    address: { street: '12 rue de la Gare', zipcode: '75010', city: 'Paris' },
  },
};
