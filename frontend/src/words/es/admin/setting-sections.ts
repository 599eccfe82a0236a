import { titles } from '@storyloom/backend/contract/words/es/titles';
import type { settingSections as english } from '@/words/en/admin/setting-sections';
import { vatSection } from '@/words/es/shop/vat';

const withoutText = 'Sin texto, la página no existe y nada lleva a ella.';

/** The sections by their id. */
export const settingSections: typeof english = {
  supply: {
    title: 'Libros por encargo',
    hint: 'Los libros sin existencias se pueden encargar. Un libro puede tener su propia regla.',
  },
  language: {
    title: 'Idioma',
    hint: 'El de cada página, correo e impreso, para los clientes y para usted.',
  },
  name: {
    title: 'Nombre y aspecto',
    hint: 'En la cabecera y el pie de cada página, en títulos, correos, notas de entrega y archivos.',
  },
  contact: {
    title: 'Contacto',
    hint: 'En la página «Contacto» y para los buscadores. Lo que se deja vacío no se muestra.',
  },
  social: { title: 'Redes sociales', hint: 'Al pie de cada página.' },
  stock: {
    title: 'Stock',
    hint: 'Marca libros en la tabla que ve usted; los clientes no lo ven.',
  },
  money: { title: 'Moneda y formatos', hint: 'En cada precio, correo, lista e informe.' },
  shipping: {
    title: 'Envío',
    hint: 'Se añade al importe de los libros de un pedido, a partir del próximo.',
  },
  pickup: {
    title: 'Recogida',
    hint: 'Los clientes pueden recoger un pedido en su tienda, en la dirección que figura en Contacto.',
  },
  delivery: { title: 'Promesa de entrega', hint: 'Junto a cada botón de compra.' },
  categories: {
    title: 'Categorías',
    hint: 'Las categorías de la tienda, en este orden. Un nombre nuevo no cambia nada más; el nombre corto figura en direcciones y archivos, y se queda.',
  },
  terms: {
    title: titles.terms,
    hint: `Los clientes los aceptan con cada pedido. ${withoutText}`,
  },
  privacy: {
    title: titles.privacy,
    hint: `La propia tienda enumera debajo lo que guarda, y eso no se puede quitar. ${withoutText}`,
  },
  returns: {
    title: titles.returns,
    hint: `El derecho de desistimiento: cómo se devuelven los libros y quién lo paga. ${withoutText}`,
  },
  imprint: {
    title: titles.imprint,
    hint: `Quién lleva la tienda y dónde. ${withoutText}`,
  },
  accessibility: {
    title: titles.accessibility,
    hint: `Cómo puede usar la tienda cualquier persona, y a quién avisar cuando no se pueda. ${withoutText}`,
  },
  emails: { title: 'Correos', hint: 'Correos a los clientes y a usted.' },
  'email-texts': {
    title: 'Textos de los correos',
    hint: 'Lo que leen los clientes. Sus palabras sustituyen a las originales, correo por correo.',
  },
  newsletter: { title: 'Boletín', hint: 'El cuadro al pie de cada página.' },
  home: {
    title: 'Página de inicio',
    hint: 'El párrafo bajo «Descubra nuevas lecturas esta semana».',
  },
  news: {
    title: 'Novedades',
    hint: 'Hasta cinco notas en la página de inicio, la primera en primer lugar.',
  },
  about: {
    title: 'Quiénes somos',
    hint: 'La página «Quiénes somos». El primer párrafo se ve más grande que el resto.',
  },
  services: {
    title: 'Servicios',
    hint: 'La página «Servicios». El primer párrafo se ve más grande que el resto.',
  },
  withdrawal: {
    title: 'Desistimiento',
    hint: 'En la Unión Europea los clientes pueden desistir de un contrato en los 14 días posteriores a la entrega, y la tienda tiene que ofrecer un botón para ello. Mientras esté activado, el correo de un pedido nuevo dice cómo desistir e incluye completas sus páginas «Términos y condiciones» y «Devoluciones»: escriba allí la información sobre el desistimiento y el formulario modelo.',
  },
  'order-button': {
    title: 'Botón de pedido',
    hint: 'Al final del pedido. En la Unión Europea un pedido solo obliga a un consumidor si el botón dice que implica la obligación de pagar.',
  },
  counter: {
    title: 'Mostrador',
    hint: 'En Alemania, Austria, Francia, España e Italia, un programa que suma dinero en el mostrador puede considerarse una caja, que debe estar certificada. Allí, haga que el mostrador solo ajuste el stock y cobre usted en su propia caja.',
  },
  guarantee: {
    title: 'Garantía legal',
    hint: 'Desde el 27 de septiembre de 2026, toda tienda que vende a consumidores en la Unión Europea muestra el aviso oficial sobre la garantía legal, en su idioma y sin cambios. Los correos de un pedido nuevo enlazan a él.',
  },
  'lowest-price': {
    title: 'Precio más bajo',
    hint: 'En la Unión Europea, un precio rebajado tiene que indicar el precio más bajo de los 30 días anteriores. La tienda anota los precios de cada libro también mientras esto está desactivado; un libro que no estaba a la venta antes de su rebaja no indica nada.',
  },
  'fixed-price': {
    title: 'Precio fijo del libro',
    hint: 'En Alemania, Austria, Francia, España, Italia y otros países los libros nuevos se venden al precio que fija la editorial. Mientras esté activado, la tienda no acepta ningún precio anterior tachado que lo incumpla, ni en el formulario ni en un archivo, y no muestra los que ya existen. No afecta a los libros usados ni a los marcados como «Exento del precio fijo».',
  },
  kept: {
    title: 'Qué se conserva',
    hint: 'La página de privacidad indica estos plazos. Lo que los supera se borra por sí solo en menos de una hora, y solo se puede recuperar de una copia de seguridad.',
  },
  safety: {
    title: 'Seguridad de los productos',
    hint: 'Desde el 13 de diciembre de 2024, las ofertas en la Unión Europea indican quién ha fabricado un producto: en los libros, la editorial, con su dirección postal y una dirección de correo o web. Los libros marcados como antiguos quedan fuera.',
  },
  gift: {
    title: 'Regalos',
    hint: 'Al tramitar el pedido, el cliente puede decir que es un regalo. Su nota de entrega no muestra precios.',
  },
  vat: vatSection,
};
