import { things } from '@storyloom/backend/contract/words/es/count';
import type { layout as english } from '@/words/en/first/layout';

/** Header and footer of the shop's pages. */
export const layout: typeof english = {
  skip: 'Saltar al contenido',
  offline: 'No hay conexión. Su carrito se conserva; seguiremos cuando se recupere.',
  shopNav: 'Tienda',
  shelves: 'Estanterías',
  allBooks: 'Todos los libros',
  wishlist: 'Lista de deseos',
  wishlistWith: (count) => `Lista de deseos, ${things(count, 'libro', 'libros')}`,
  cart: 'Carrito',
  cartWith: (count) => `Carrito, ${things(count, 'libro', 'libros')}`,
  signIn: 'Iniciar sesión',
  customer: 'Cliente',
  menu: 'Su menú',
  menuOf: (customer) => `Su menú, ${customer}`,
  menuLinks: {
    dashboard: 'Panel',
    orders: 'Pedidos',
    cart: 'Carrito',
    checkout: 'Finalizar compra',
    account: 'Su cuenta',
  },
  logout: 'Cerrar sesión',
  footerNav: 'Sobre la tienda',
  footerLinks: {
    home: 'Inicio',
    services: 'Servicios',
    about: 'Quiénes somos',
    contact: 'Contacto',
  },
  newsletter: {
    address: 'Su correo electrónico',
    example: 'usted@ejemplo.com',
    subscribe: 'Suscribirse',
    joined: 'Gracias. Si un primer correo le pregunta si ha sido usted, abra su enlace.',
    addressNote: 'Guardamos su dirección solo para este boletín. ',
    privacy: 'Cómo la tratamos',
    noAddress: 'Escriba una dirección de correo válida.',
    tooMany: 'Ha habido demasiados intentos seguidos. Inténtelo de nuevo dentro de un rato.',
    outOfReach: 'No nos ha llegado. Inténtelo de nuevo en un momento.',
  },
};
