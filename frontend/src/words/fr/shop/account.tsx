import type { ReactElement } from 'react';
import type { account as english } from '@/words/en/shop/account';

/** A customer's account. */
export const account: typeof english = {
  title: 'Votre compte',
  noEmail: 'Votre compte n’a pas d’adresse e-mail.',
  orders: 'Vos commandes',
  details: {
    title: 'Vos coordonnées',
    hint: 'Votre prochaine commande les reprendra.',
    failed: 'Vos coordonnées n’ont pas pu être chargées',
    save: 'Enregistrer',
    saved: 'Enregistré. Votre prochaine commande reprendra ces coordonnées.',
    notSaved:
      'Vos coordonnées n’ont pas été enregistrées. Votre saisie est toujours là ; merci de réessayer.',
  },
  data: {
    title: 'Vos données',
    hint: 'Tout ce que la librairie conserve à votre sujet, en un seul fichier.',
    download: 'Télécharger mes données',
    failed: 'Vos données n’ont pas pu être récupérées. Merci de réessayer.',
  },

  signIn: {
    title: 'Votre connexion',
    google:
      'Vous vous connectez avec Google. Votre adresse e-mail et votre mot de passe y sont conservés, et c’est là qu’ils se modifient.',
    email: 'E-mail',
    password: 'Mot de passe',
    newEmail: 'Nouvel e-mail',
    yourPassword: 'Votre mot de passe',
    changeEmail: 'Modifier l’e-mail',
    emailRefused: (label: string, advice: string) => `${label} : adresse refusée. ${advice}`,
    useAnotherEmail: 'Merci d’en utiliser une autre ou de réessayer plus tard.',
    lookIntoMail: 'Merci de consulter votre messagerie.',
    linkSent: (email: ReactElement) => (
      <>
        <span>Un lien est en route vers </span>
        {email}
        <span>
          . Votre adresse change quand vous l’ouvrez ; connectez-vous ensuite avec la nouvelle.
        </span>
      </>
    ),
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    newPasswordHint: 'Au moins 6 caractères. Les autres appareils devront se reconnecter.',
    changePassword: 'Modifier le mot de passe',
    passwordChanged: 'Votre mot de passe est modifié.',
    passwordRefused: (label: string, advice: string) => `${label} refusé. ${advice}`,
    chooseAnother: 'Merci d’en choisir un autre.',
    wrongPassword: (label: string) => `${label} : saisie incorrecte`,
    notChecked: (label: string, advice: string) => `${label} : vérification impossible. ${advice}`,
    tryAgain: 'Merci de réessayer dans un instant.',
    googleNotConfirmed: 'Google n’a pas confirmé que c’est bien vous. Merci de réessayer.',
  },

  deletion: {
    title: 'Supprimer votre compte',
    hint: 'Impossible tant qu’une commande est en cours. Vos commandes restent à la librairie, mais rien n’y indique plus qu’elles étaient à vous.',
    password: 'Votre mot de passe pour la suppression',
    button: 'Supprimer mon compte',
    sureTitle: 'Supprimer votre compte ?',
    sureText:
      'Vos coordonnées, votre panier et votre liste d’envies sont supprimés définitivement. Vos commandes restent à la librairie, sans votre nom, votre adresse e-mail, votre numéro de téléphone ni votre rue.',
    openWithdrawal:
      'Une rétractation pour l’une de vos commandes n’est pas encore réglée : sans votre nom ni votre adresse e-mail, la librairie ne peut pas vous rembourser.',
    confirm: 'Supprimer définitivement',
    keep: 'Garder mon compte',
    halfDone:
      'Ce que la librairie conservait à votre sujet est supprimé, mais pas encore votre accès. Merci de réessayer.',
    done: 'Votre compte est supprimé.',
    failed: 'Votre compte n’a pas été supprimé. Merci de réessayer dans un instant.',
    openOrder: 'Une commande est encore en cours.',
    waitForOrder: (link: (text: string) => ReactElement) => (
      <>
        <span>
          Vous pourrez supprimer votre compte quand vous aurez les livres ou que la commande sera
          annulée.{' '}
        </span>
        {link('Voir vos commandes')}
      </>
    ),
  },
};
