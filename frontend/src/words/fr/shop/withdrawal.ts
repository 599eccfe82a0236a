import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { withdrawal as english } from '@/words/en/shop/withdrawal';

const plural = pluralOf('fr');
const mayWithdraw = 'Vous pouvez vous rétracter d’un achat sans donner de motif, jusqu’à';
const afterDelivery = 'après avoir reçu les livres.';

/** The page on which a customer withdraws from a purchase. */
export const withdrawal: typeof english = {
  title: 'Renoncer au contrat',
  lead: (days: number) =>
    plural(days, {
      one: `${mayWithdraw} # jour ${afterDelivery}`,
      many: `${mayWithdraw} # de jours ${afterDelivery}`,
      other: `${mayWithdraw} # jours ${afterDelivery}`,
    }),
  name: 'Nom',
  number: 'Numéro de commande',
  email: 'E-mail',
  emailHint: 'L’adresse où nous envoyons l’accusé de réception.',
  reachHint: 'L’adresse où nous pouvons vous joindre.',
  onlyThese: 'Seulement ces livres (rien de coché : toute la commande)',
  failed: 'L’envoi ne nous est pas parvenu. Merci de réessayer.',
  tooMany: 'Trop d’essais. Merci d’attendre un peu.',
  continue: 'Continuer',
  summary: 'Votre rétractation',
  received: 'Nous avons reçu votre rétractation',
  from: 'Porte sur',
  books: (titles: readonly string[]) => titles.join(', '),
  wholeOrder: 'toute la commande',
  receivedAt: 'Reçue le',
  emailFollows: (email: string) =>
    `Nous envoyons à ${email} un accusé de réception, avec ce que vous avez déclaré et quand nous l’avons reçu.`,
  keepPage:
    'Merci de garder cette page ou de l’imprimer : elle indique ce que vous avez déclaré et quand nous l’avons reçu.',
  confirm: 'Confirmer la rétractation',
  back: 'Retour',
};
