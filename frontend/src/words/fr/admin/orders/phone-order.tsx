import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { phoneOrder as english } from '@/words/en/admin/orders/phone-order';

const plural = pluralOf('fr');

/** An order by phone. */
export const phoneOrder: typeof english = {
  title: 'Nouvelle commande par téléphone',
  books: 'Livres',
  collectedBy: 'À retirer par',
  isCollected: 'Retrait en magasin',
  email: 'E-mail',
  emailHint: 'Seulement si le client souhaite des e-mails sur la commande.',
  place: 'Passer la commande',
  isPlaced: (number: number) => `La commande n° ${number} est enregistrée.`,
  notPlaced: 'La commande n’a pas été passée.',
  tooManyBooks: (most: number) =>
    plural(most, {
      one: 'Retirez des livres ; # au maximum',
      many: 'Retirez des livres ; # au maximum',
      other: 'Retirez des livres ; # au maximum',
    }),
  noBook: 'Ajoutez au moins un livre',
  notToBeHad: 'Plus disponible',
  remove: (title: string) => `Retirer ${title}`,
  soldOut: 'Un livre n’est plus en stock ; il est signalé ci-dessus.',
  unavailable: 'Un livre n’est plus en vente ; il est signalé ci-dessus.',
  earlierTry:
    'Un essai précédent semble être parvenu à la librairie avec d’autres informations. Merci de consulter d’abord les commandes.',
  lookOver: 'Merci de vérifier les coordonnées et de réessayer.',
  notConfirmed:
    'La librairie ne l’a pas confirmée. Vous pouvez réessayer sans risque de commander deux fois.',
  shipping: 'Livraison',
  totalOnCollection: 'Total, en espèces au retrait',
  totalOnDelivery: 'Total, en espèces à la livraison',
};
