import type { ReactElement } from 'react';
import type { texts as english } from '@/words/en/shop/texts';

type Linked = (text: string) => ReactElement;

/** Texts around those that the owner writes. */
export const texts: typeof english = {
  failed: 'Ce texte n’a pas pu être chargé.',
  backToShop: 'Retour à la librairie',
  whereWeAre: 'Où nous trouver',
  whenWeAreThere: 'Nos horaires',
  startWith: (link: Linked) => (
    <>
      <span>Le meilleur point de départ est </span>
      {link('le catalogue complet')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link: Linked) => (
    <>
      <span>Pour savoir où en sont vos commandes, consultez </span>
      {link('la page de vos commandes')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'Les réponses les plus rapides sont souvent à un clic.',
    nothingYet:
      'Nous n’avons pas encore indiqué d’adresse ni de numéro de téléphone. Pour un livre, interrogez-nous ci-dessous.',
    order: 'Au sujet d’une commande',
    orderText: (link: Linked) => (
      <>
        {link('La page de vos commandes')}
        <span>
          {
            ' montre où en est chacune et vous permet de l’annuler tant que nous ne l’avons pas confirmée. Chaque commande a un numéro court, facile à dire au téléphone, et nous pouvons appeler le numéro que vous nous avez donné si quelque chose n’est pas clair.'
          }
        </span>
      </>
    ),
    data: 'Au sujet de vos données',
    dataText: (link: Linked) => (
      <>
        <span>Ce que nous enregistrons, et combien de temps, figure dans la </span>
        {link('politique de confidentialité')}
        <span>.</span>
      </>
    ),
  },
};
