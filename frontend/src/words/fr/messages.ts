import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/messages';

const plural = pluralOf('fr');

export const messages: typeof english = {
  title: 'Messages',
  write: (number) => `Écrire au sujet de la commande ${number}`,
  none: 'Rien n’a encore été écrit.',
  you: 'Vous',
  emailSent: (kind) => `E-mail envoyé : ${kind}`,
  newMessage: 'Nouveau message',
  shopIsTold: 'La librairie le reçoit par e-mail et répond ici et par e-mail.',
  customerIsTold: 'Le client le reçoit par e-mail.',
  send: 'Envoyer le message',
  loadingFailed: 'Les messages n’ont pas pu être chargés.',
  sendingFailed: 'Le message n’a pas été envoyé. Votre texte est conservé ; veuillez réessayer.',
  tooMany: 'Cela fait beaucoup de messages pour un jour. Veuillez continuer demain.',
  closed:
    'On ne peut plus écrire à personne au sujet de cette commande, ou elle n’a pas d’adresse e-mail.',
  linkOver: 'Ce lien ne mène plus nulle part',
  linkOverText: 'La commande a été effacée, ou il manque une partie de l’adresse.',
  withNew: 'Commandes avec de nouveaux messages',
  unread: (count) =>
    plural(count, {
      one: '# nouveau message',
      many: '# de nouveaux messages',
      other: '# nouveaux messages',
    }),
};
