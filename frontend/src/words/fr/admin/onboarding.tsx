import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { onboarding as english } from '@/words/en/admin/onboarding';

const plural = pluralOf('fr');

/** The checklist for a new owner. */
export const onboarding: typeof english = {
  title: 'Premiers pas',
  done: (done: number, all: number) => `${done} sur ${all}`,
  isDone: '(fait)',
  steps: {
    language: 'Choisir la langue de la librairie',
    name: 'Donner son nom à la librairie',
    address: 'Indiquer où se trouve la librairie',
    money: 'Choisir votre monnaie',
    categories: 'Choisir vos catégories',
    delivery: 'Indiquer le prix et le délai de la livraison',
    law: 'Voir ce que demande la loi de votre pays',
    pages: 'Rédiger vos conditions de vente et mentions légales',
    mail: 'Vérifier si les e-mails peuvent partir',
    book: 'Ajouter votre premier livre',
    samples: 'Retirer les livres d’exemple',
  },
  takeOut: (samples: number) =>
    plural(samples, {
      one: 'Retirer le livre d’exemple (#)',
      many: 'Retirer les livres d’exemple (#)',
      other: 'Retirer les livres d’exemple (#)',
    }),
  dismiss: 'Masquer cette liste',
  failed: 'Cela n’a pas fonctionné. Merci de réessayer.',
};
