import { categories } from '../../contract/words/es/categories.ts';
import { paragraphs } from '../default-texts.ts';
import type { defaultTexts as english } from '../en/default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# Envío gratis',
  'El precio que figura junto a un libro es el que paga: el envío es gratis y los impuestos están incluidos.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts: typeof english = {
  shopLine: 'una librería independiente en línea',
  categories,
  tax: 'incluidos',
  newsletterFrequency: 'dos veces al mes',
  hero: 'Novedades en la mesa esta semana: historias en las que perderse, ideas que sobrevivieron a su siglo y algún que otro fantasma. Elegidas a mano, envueltas en papel y pagadas cuando llegan.',
  about: ({ name, hasDefaultCategories, hasPickup }) => {
    const shelves = hasDefaultCategories
      ? 'Tenemos cinco estanterías: negocios, tecnología, ficción, terror y aventuras. Cada uno de sus libros'
      : 'Cada libro de nuestras estanterías';
    return paragraphs(
      'Una pequeña librería para los libros que se leen desde hace cien años o más, y para los que se leerán.',
      `${name} es una librería independiente en línea. ${shelves} lo ha leído alguien de la casa, y el texto que lo acompaña lo escribió quien lo leyó.`,
      `Vendemos a la antigua. Usted elige, nosotros empaquetamos, y paga en efectivo cuando tiene ${hasPickup ? 'los libros' : 'el paquete'} en las manos. No hay tarjetas que teclear, ni estrellas que ganar, ni cuentas atrás.`,
    );
  },
  services: ({ isFree }) =>
    paragraphs(
      'Lo que hacemos por usted, de la estantería a su puerta.',
      '# Pago en efectivo a la entrega',
      'Usted paga cuando llegan los libros, y nada antes. Es la única forma de pago que ofrecemos.',
      ...(isFree ? freeShipping : []),
      '# Si cambia de opinión',
      'Hasta que confirmemos un pedido, puede cancelarlo por su cuenta, con un botón, en la página de sus pedidos. Ahí ve también cada paso de su camino: realizado, confirmado, enviado, entregado.',
      '# Un carrito y una lista de deseos que esperan',
      'Lo que pone en el carrito o marca con un corazón se queda en su navegador, también cuando lo cierra y sin iniciar sesión.',
    ),
  delivery: ({ isFree }) =>
    isFree
      ? 'Pague en efectivo cuando llegue. El envío es gratis.'
      : 'Pague en efectivo cuando llegue.',
  news: defaultNews,
  pages: defaultPages,
};
