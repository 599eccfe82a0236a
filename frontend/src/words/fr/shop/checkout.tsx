import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { checkout as english } from '@/words/en/shop/checkout';
import { orderButton } from './order-button';

const plural = pluralOf('fr');

type Linked = (text: string) => ReactElement;

const terms = 'conditions générales de vente';
const privacy = 'politique de confidentialité';

/** The page on which an order is placed. */
export const checkout: typeof english = {
  title: 'Validation de la commande',
  nothing: 'Il n’y a encore rien à commander.',
  details: 'Vos coordonnées',
  email: 'Adresse e-mail',
  emailHint: 'Votre commande est enregistrée sous l’adresse e-mail de votre connexion.',
  shippingAddress: 'Adresse de livraison',
  delivery: {
    label: 'Livraison',
    send: 'M’envoyer les livres',
    pickup: 'Je les retire en magasin',
  },
  agree: {
    toBoth: (linkTerms: Linked, linkPrivacy: Linked) => (
      <>
        <span>J’accepte les </span>
        {linkTerms(terms)}
        <span> et j’ai lu la </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
    toTerms: (linkTerms: Linked) => (
      <>
        <span>J’accepte les </span>
        {linkTerms(terms)}
        <span>.</span>
      </>
    ),
    toPrivacy: (linkPrivacy: Linked) => (
      <>
        <span>J’ai lu la </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'Cochez la case ci-dessus pour continuer.',
  unavailableBook: (button: Linked) => (
    <>
      <span>Un livre de votre panier ne peut plus être acheté. </span>
      {button('Voir lequel')}
    </>
  ),
  looksAgain: 'Nous vérifions vos livres une fois encore.',
  keep: {
    button: 'Garder ces coordonnées pour la prochaine fois',
    kept: 'Ces coordonnées sont enregistrées dans votre compte.',
    failed: 'Elles n’ont pas pu être enregistrées. Merci de réessayer.',
  },

  summary: {
    inShort: (books: number, total: string) => {
      const count = plural(books, { one: '# livre', many: '# de livres', other: '# livres' });
      return `${count}, ${total} au total`;
    },
    onDelivery: 'En espèces à la livraison',
    onCollection: 'En espèces au retrait',
    items: 'Articles',
    shipping: 'Livraison',
    taxes: 'Taxes',
    total: 'Prix total',
  },

  waiting: 'Chargement…',
  onItsWay: 'Votre commande est en route vers la librairie.',
  placed: { title: 'Commande enregistrée', text: 'Votre commande a bien été enregistrée !' },
  placedEarlier: {
    title: 'Votre commande précédente nous était bien parvenue',
    text: 'Ses livres ont quitté votre panier, et rien n’a été commandé deux fois. Ce qui reste dans le panier n’est pas encore commandé.',
  },
  sessionEnded: 'Votre session est terminée.',
  signInAgain: (link: Linked) => (
    <>
      {link('Reconnectez-vous')}
      <span> pour passer la commande. Votre saisie est conservée.</span>
    </>
  ),
  responseLost: 'Nous ne pouvons pas dire si la commande nous est parvenue.',
  lookAtOrders: (link: Linked) => (
    <>
      {link('Consultez d’abord vos commandes')}
      <span> ; vous pouvez réessayer sans risque de commander deux fois.</span>
    </>
  ),

  failed: 'La commande n’a pas pu être passée',
  unconfirmed:
    'La librairie ne l’a pas confirmée. Votre saisie est conservée ; vous pouvez réessayer sans risque de commander deux fois.',
  unknownOutcome:
    'Nous n’avons pas pu savoir si votre commande précédente nous était parvenue ; rien n’a donc été envoyé cette fois. Votre saisie est conservée ; merci de réessayer dans un instant.',
  totalChanged: (seen: string, current: string) =>
    `Le coût de la commande a changé : le total était de ${seen}, il est maintenant de ${current}.`,
  noPickup: 'Le retrait en magasin n’est plus proposé. Merci d’indiquer où envoyer les livres.',
  lookOverDetails: 'Merci de vérifier vos coordonnées et de réessayer.',
  /** By the code of the error, or else its status. */
  advice: {
    price_changed: 'Un prix a changé depuis que vous l’avez vu.',
    book_unavailable: 'Un livre de votre panier n’est plus en vente.',
    insufficient_stock: 'Le dernier exemplaire d’un livre de votre panier vient d’être vendu.',
    idempotency_key_reused:
      'Un essai précédent semble nous être parvenu avec d’autres informations. Merci de consulter vos commandes avant de réessayer.',
    request_in_progress:
      'Un essai précédent est encore en cours. Merci de réessayer dans un instant, sans risque de commander deux fois.',
    validation_error: 'Certains champs sont à revoir.',
    401: 'Votre session est terminée. Reconnectez-vous ; votre saisie est conservée.',
    403: 'Cette commande appartient à un autre compte. Merci de vous reconnecter.',
    429: 'Trop d’essais à la suite. Merci d’attendre un peu et de réessayer.',
  },
};
