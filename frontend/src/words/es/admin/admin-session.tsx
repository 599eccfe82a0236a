import { forms } from '@storyloom/backend/contract/words/es/count';
import type { adminSession as english } from '@/words/en/admin/admin-session';

/** Signing in to the dashboard, and its administrators. */
export const adminSession: typeof english = {
  title: 'Acceso de administración',
  toShop: 'Volver a la tienda',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  rememberMe: 'Recordarme',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión',
  success: '¡Sesión de administración iniciada!',
  refused: 'Introduzca un nombre de usuario y una contraseña válidos',
  expired: 'La sesión ha caducado. Inicie sesión de nuevo',
  tooMany: 'Demasiados intentos. Espere unos minutos.',
  noResponse: 'La tienda no responde ahora. Inténtelo de nuevo en un momento.',
  endsIn: (minutes) =>
    forms(minutes, 'Su sesión termina en un minuto.', 'Su sesión termina en # minutos.'),
  enterToStay: 'Escriba su contraseña para continuar. Lo que tiene abierto se queda como está.',
  stay: 'Mantener la sesión',

  administrators: 'Administradores',
  listFailed: 'No se han podido cargar los administradores.',
  you: (name, aside) => (
    <>
      {name}
      {aside(' (usted)')}
    </>
  ),
  added: (when) => `Alta: ${when}`,
  addedWithoutPassword: (when) => `Alta: ${when}; todavía no ha elegido contraseña`,
  lastSignedIn: (when) => `Última sesión: ${when}`,
  remove: 'Quitar',
  removeWho: (username) => `Quitar a ${username}`,
  keep: 'Conservar',
  askRemove: (username) => `¿Quitar a ${username}?`,
  askRemoveText:
    'Sus sesiones se cierran de inmediato en todas partes. Lo que hizo queda en el historial.',
  askRemoveYou: '¿Quitar su propia cuenta?',
  askRemoveYouText: 'Su sesión se cierra de inmediato y no podrá volver por su cuenta.',
  lastAdmin: 'Debe quedar alguien que haya iniciado sesión con una contraseña propia.',
  notRemoved: 'No se ha podido quitar. Inténtelo de nuevo.',
  removed: (username) => `${username} ya no puede administrar la tienda.`,
  newName: 'Nombre de usuario de un administrador nuevo',
  add: 'Añadir administrador',
  notAdded: 'No ha llegado ninguna contraseña de un solo uso. Inténtelo de nuevo.',
  notAddedText: 'Si el nombre ya está en la lista, quítelo primero de la lista.',
  isAdded: (username) => `Se ha añadido a ${username}.`,
  oneTimePassword: (password, copy) => (
    <>
      <span>Contraseña de un solo uso: </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'Copiar la contraseña de un solo uso',
  givePassword:
    'Désela ahora: solo se muestra esta vez. Al iniciar sesión, esa persona elegirá una contraseña propia.',

  changePassword: 'Cambiar contraseña',
  chooseOwn: 'Elija una contraseña propia',
  chooseOwnText: 'La que recibió servía solo para esta vez. Desde ahora inicia sesión con la suya.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  newPasswordHint: 'Al menos 12 caracteres.',
  saveAndGoOn: 'Guardar y continuar',
  signInAgain: 'La contraseña no ha cambiado. Inicie sesión de nuevo.',
  currentIsWrong: 'La contraseña actual no es correcta.',
  notChanged: 'La contraseña no ha cambiado. Inténtelo de nuevo.',
};
