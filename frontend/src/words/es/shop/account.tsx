import type { account as english } from '@/words/en/shop/account';

/** A customer's account. */
export const account: typeof english = {
  title: 'Su cuenta',
  noEmail: 'Su cuenta no tiene correo electrónico.',
  orders: 'Sus pedidos',
  details: {
    title: 'Sus datos',
    hint: 'Su próxima compra empieza con ellos.',
    failed: 'No se han podido cargar sus datos',
    save: 'Guardar datos',
    saved: 'Guardados. Su próxima compra empieza con estos datos.',
    notSaved: 'Sus datos no se han guardado. Lo que escribió sigue aquí; inténtelo de nuevo.',
  },
  data: {
    title: 'Su información',
    hint: 'Todo lo que la tienda guarda sobre usted, en un archivo.',
    download: 'Descargar mi información',
    failed: 'No se ha podido obtener su información. Inténtelo de nuevo.',
  },

  signIn: {
    title: 'Cómo inicia sesión',
    google:
      'Inicia sesión con Google. Su correo electrónico y su contraseña se guardan y se cambian allí.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newEmail: 'Correo electrónico nuevo',
    yourPassword: 'Su contraseña',
    changeEmail: 'Cambiar correo',
    emailRefused: (label, advice) => `${label}: no se puede usar. ${advice}`,
    useAnotherEmail: 'Use otro o inténtelo más tarde.',
    lookIntoMail: 'Revise su correo.',
    linkSent: (email) => (
      <>
        <span>Un enlace está en camino a </span>
        {email}
        <span>. Su dirección cambia cuando lo abra; después, inicie sesión con la nueva.</span>
      </>
    ),
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    newPasswordHint:
      'Al menos 6 caracteres. En otros dispositivos habrá que iniciar sesión de nuevo.',
    changePassword: 'Cambiar contraseña',
    passwordChanged: 'Su contraseña ha cambiado.',
    passwordRefused: (label, advice) => `${label}: no se ha aceptado. ${advice}`,
    chooseAnother: 'Elija otra.',
    wrongPassword: (label) => `${label}: no es correcta`,
    notChecked: (label, advice) => `${label}: no se ha podido comprobar. ${advice}`,
    tryAgain: 'Inténtelo de nuevo en un momento.',
    googleNotConfirmed: 'Google no ha confirmado que sea usted. Inténtelo de nuevo.',
  },

  deletion: {
    title: 'Eliminar su cuenta',
    hint: 'No mientras haya un pedido abierto. Sus pedidos se quedan en la tienda, pero nada en ellos dice que fueran suyos.',
    password: 'Su contraseña, para confirmar',
    button: 'Eliminar mi cuenta',
    sureTitle: '¿Eliminar su cuenta?',
    sureText:
      'Sus datos, su carrito y su lista de deseos se eliminan para siempre. Sus pedidos se quedan en la tienda, sin su nombre, correo electrónico, teléfono ni calle.',
    openWithdrawal:
      'El desistimiento de uno de sus pedidos aún no se ha tramitado: sin su nombre ni su correo electrónico, la tienda no puede devolverle el dinero.',
    confirm: 'Eliminar para siempre',
    keep: 'Conservar mi cuenta',
    halfDone:
      'Lo que la tienda guardaba sobre usted ya se ha eliminado, pero su acceso todavía no. Inténtelo de nuevo.',
    done: 'Su cuenta se ha eliminado.',
    failed: 'Su cuenta no se ha eliminado. Inténtelo de nuevo en un momento.',
    openOrder: 'Un pedido sigue en camino.',
    waitForOrder: (link) => (
      <>
        <span>
          {'Podrá eliminar su cuenta cuando tenga los libros o el pedido esté cancelado. '}
        </span>
        {link('Ver sus pedidos')}
      </>
    ),
  },
};
