import type { signIn as english } from '@/words/en/shop/sign-in';

/** The pages on which customers sign in and register. */
export const signIn: typeof english = {
  email: 'Correo electrónico',
  emailPlaceholder: 'usted@ejemplo.com',
  password: 'Contraseña',
  failed: 'Introduzca un correo electrónico y una contraseña válidos',
  advice: {
    blocked:
      'Su navegador bloquea las cookies y los datos de sitios, y hacen falta para iniciar sesión. Permítalos en esta tienda e inténtelo de nuevo.',
    network:
      'Ahora no se puede acceder al servicio de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
    tooMany: 'Ha habido demasiados intentos. Espere unos minutos.',
    popup:
      'Su navegador ha bloqueado la ventana de inicio de sesión. Permita las ventanas emergentes en esta página e inténtelo de nuevo.',
    shop: 'Ahora no se puede acceder a la tienda. Inténtelo de nuevo en un momento.',
  },
  signedOutElsewhere: 'Ha cerrado la sesión en otra pestaña.',

  login: {
    title: 'Hola de nuevo',
    submit: 'Iniciar sesión',
    success: '¡Sesión iniciada!',
    rememberMe: 'Recordarme',
    forgotPassword: 'He olvidado la contraseña',
    google: 'Iniciar sesión con Google',
    googleFailed: 'No se ha podido iniciar sesión con Google',
    register: (link) => (
      <>
        <span>¿Es su primera visita? </span>
        {link('Crear cuenta')}
      </>
    ),
    reasons: {
      checkout: 'Inicie sesión para hacer su pedido. Su carrito se conserva.',
      orders: 'Inicie sesión para ver sus pedidos.',
      account: 'Inicie sesión para ver su cuenta.',
    },
  },

  reset: {
    label: '¿Adónde enviamos el enlace para cambiarla?',
    submit: 'Enviar el enlace',
    sent: 'Si hay una cuenta con esta dirección, un correo con un enlace para elegir otra contraseña está en camino.',
  },

  register: {
    title: 'Únase a nuestros lectores',
    submit: 'Crear cuenta',
    success: '¡Cuenta creada correctamente!',
    registered: 'Ya tiene cuenta y ha iniciado sesión.',
    startBrowsing: 'Explorar los libros',
    goOn: 'Seguir donde estaba',
    google: 'Crear cuenta con Google',
    googleSuccess: '¡Cuenta creada!',
    googleFailed: 'No se ha podido iniciar sesión con Google',
    login: (link) => (
      <>
        <span>¿Ya tiene cuenta? </span>
        {link('Iniciar sesión')}
      </>
    ),
  },

  missingEmail: {
    title: 'Su cuenta no tiene correo electrónico',
    text: 'Los pedidos se guardan con un correo electrónico, y el servicio con el que ha iniciado sesión no nos ha dado ninguno. Cierre sesión y cree una cuenta con su correo electrónico, o inicie sesión con otra cuenta.',
    register: 'Crear cuenta con correo electrónico',
  },
};
