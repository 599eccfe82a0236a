import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminSession as english } from '@/words/en/admin/admin-session';

const plural = pluralOf('fr');

/** Signing in to the dashboard, and its administrators. */
export const adminSession: typeof english = {
  title: 'Connexion administrateur',
  toShop: 'Retour à la librairie',
  username: 'Identifiant',
  password: 'Mot de passe',
  rememberMe: 'Se souvenir de moi',
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours',
  success: 'Connexion administrateur réussie !',
  refused: 'Merci d’indiquer un identifiant et un mot de passe valides',
  expired: 'La session a expiré ! Merci de vous reconnecter',
  tooMany: 'Trop d’essais. Merci d’attendre quelques minutes.',
  noResponse: 'La librairie ne répond pas pour le moment. Merci de réessayer dans un instant.',
  endsIn: (minutes: number) =>
    minutes === 1
      ? 'Votre session se termine dans une minute.'
      : plural(minutes, {
          one: 'Votre session se termine dans # minute.',
          many: 'Votre session se termine dans # de minutes.',
          other: 'Votre session se termine dans # minutes.',
        }),
  enterToStay: 'Saisissez votre mot de passe pour rester. Ce que vous avez ouvert ne change pas.',
  stay: 'Garder la session',

  administrators: 'Administrateurs',
  listFailed: 'Les administrateurs n’ont pas pu être chargés.',
  you: (name: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {name}
      {aside(' (vous)')}
    </>
  ),
  added: (when: string) => `Ajout le ${ordinal(when)}`,
  addedWithoutPassword: (when: string) =>
    `Ajout le ${ordinal(when)}, mot de passe pas encore choisi`,
  lastSignedIn: (when: string) => `Dernière connexion le ${ordinal(when)}`,
  remove: 'Retirer',
  removeWho: (username: string) => `Retirer ${username}`,
  keep: 'Garder',
  askRemove: (username: string) => `Retirer ${username} ?`,
  askRemoveText:
    'Toutes ses sessions se terminent immédiatement. Ses actions restent dans l’historique.',
  askRemoveYou: 'Vous retirer vous-même ?',
  askRemoveYouText:
    'Votre session se termine aussitôt, et vous ne pourrez pas revenir de vous-même.',
  lastAdmin:
    'Il doit rester quelqu’un qui s’est connecté avec un mot de passe qu’il a choisi lui-même.',
  notRemoved: 'L’administrateur n’a pas été retiré. Merci de réessayer.',
  removed: (username: string) => `${username} ne fait plus partie des administrateurs.`,
  newName: 'Identifiant d’un nouvel administrateur',
  add: 'Ajouter un administrateur',
  notAdded: 'Aucun mot de passe à usage unique n’est arrivé. Merci de réessayer.',
  notAddedText: 'Si le nom figure déjà dans la liste, retirez-le d’abord.',
  isAdded: (username: string) => `${username} fait partie des administrateurs.`,
  oneTimePassword: (password: ReactElement, copy: ReactElement) => (
    <>
      <span>Mot de passe à usage unique : </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'Copier le mot de passe à usage unique',
  givePassword:
    'Transmettez-le maintenant : il ne s’affiche qu’une fois. À la première connexion, la personne choisit son propre mot de passe.',

  changePassword: 'Modifier le mot de passe',
  chooseOwn: 'Choisissez votre propre mot de passe',
  chooseOwnText:
    'Celui que vous avez reçu ne servait qu’une fois. Désormais, vous vous connectez avec le vôtre.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 12 caractères.',
  saveAndGoOn: 'Enregistrer et continuer',
  signInAgain: 'Le mot de passe n’a pas été modifié. Merci de vous reconnecter.',
  currentIsWrong: 'Le mot de passe actuel est incorrect.',
  notChanged: 'Le mot de passe n’a pas été modifié. Merci de réessayer.',
};
