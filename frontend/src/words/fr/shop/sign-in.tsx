import type { ReactElement } from 'react';
import type { signIn as english } from '@/words/en/shop/sign-in';

type Linked = (text: string) => ReactElement;

/** The pages on which customers sign in and register. */
export const signIn: typeof english = {
  email: 'E-mail',
  emailPlaceholder: 'vous@example.com',
  password: 'Mot de passe',
  failed: 'Merci d’indiquer une adresse e-mail et un mot de passe valides',
  /** Advice, where the sentence above alone would mislead. */
  advice: {
    blocked:
      'Votre navigateur bloque les cookies et les données de site, nécessaires à la connexion. Autorisez-les pour cette librairie et réessayez.',
    network:
      'Le service de connexion est injoignable pour le moment. Merci de vérifier votre connexion et de réessayer.',
    tooMany: 'Il y a eu trop d’essais. Merci d’attendre quelques minutes.',
    popup:
      'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour cette page et réessayez.',
    shop: 'La librairie est injoignable pour le moment. Merci de réessayer dans un instant.',
  },
  signedOutElsewhere: 'Votre session a été fermée dans un autre onglet.',

  login: {
    title: 'Bon retour parmi nous',
    submit: 'Se connecter',
    success: 'Connexion réussie !',
    rememberMe: 'Se souvenir de moi',
    forgotPassword: 'Mot de passe oublié',
    google: 'Se connecter avec Google',
    googleFailed: 'La connexion avec Google a échoué !',
    register: (link: Linked) => (
      <>
        <span>Première visite ? </span>
        {link('S’inscrire')}
      </>
    ),
    /** The reason for signing in. */
    reasons: {
      checkout: 'Connectez-vous pour passer commande. Votre panier est conservé.',
      orders: 'Connectez-vous pour voir vos commandes.',
      account: 'Connectez-vous pour voir votre compte.',
    },
  },

  reset: {
    label: 'Où devons-nous envoyer le lien ?',
    submit: 'Envoyer le lien',
    sent: 'Si quelqu’un est inscrit avec cette adresse, un e-mail avec un lien vers un nouveau mot de passe est en route.',
  },

  register: {
    title: 'Rejoignez les lecteurs',
    submit: 'S’inscrire',
    success: 'Inscription réussie !',
    registered: 'C’est fait : votre compte est créé et la connexion établie.',
    startBrowsing: 'Découvrir les livres',
    goOn: 'Reprendre où vous en étiez',
    google: 'S’inscrire avec Google',
    googleSuccess: 'Inscription réussie !',
    googleFailed: 'La connexion avec Google a échoué !',
    login: (link: Linked) => (
      <>
        <span>Déjà un compte ? </span>
        {link('Se connecter')}
      </>
    ),
  },

  missingEmail: {
    title: 'Votre compte n’a pas d’adresse e-mail',
    text: 'Les commandes sont enregistrées sous une adresse e-mail, et le service utilisé pour la connexion ne nous en a donné aucune. Merci de vous déconnecter et de vous inscrire avec votre adresse e-mail, ou de choisir une autre connexion.',
    register: 'S’inscrire avec une adresse e-mail',
  },
};
