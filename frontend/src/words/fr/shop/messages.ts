import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/shop/messages';

const plural = pluralOf('fr');

export const messages: typeof english = {
  title: 'Messages',
  write: (number) => `Écrire au sujet de la commande n° ${number}`,
  none: 'Il n’y a pas encore de messages.',
  you: 'Vous',
  emailSent: (kind) => `E-mail envoyé : ${kind}`,
  newMessage: 'Nouveau message',
  shopHint: 'La librairie le reçoit par e-mail et répond ici et par e-mail.',
  customerHint: 'Le client le reçoit par e-mail.',
  send: 'Envoyer le message',
  loadingFailed: 'Les messages n’ont pas pu être chargés.',
  sendingFailed: 'Le message n’a pas été envoyé. Votre texte est conservé ; merci de réessayer.',
  tooMany: 'Trop de messages pour aujourd’hui. Merci de continuer demain.',
  closed:
    'Il n’est plus possible d’écrire au sujet de cette commande, ou elle n’a pas d’adresse e-mail.',
  linkOver: 'Ce lien n’est plus valable',
  linkOverText: 'La commande a été effacée, ou il manque une partie de l’adresse.',
  withNew: 'Commandes avec de nouveaux messages',
  unread: (count) =>
    plural(count, {
      one: '# nouveau message',
      many: '# de nouveaux messages',
      other: '# nouveaux messages',
    }),
};
