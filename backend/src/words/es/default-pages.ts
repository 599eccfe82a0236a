import { paragraphs } from '../default-texts.ts';
import type { defaultPages as english } from '../en/default-pages.ts';

/** The legal pages of a new shop; the others have no text until the owner writes it. */
export const defaultPages: typeof english = {
  terms: paragraphs(
    'Las reglas de esta tienda, en palabras sencillas.',
    '# Pedidos',
    'Para hacer un pedido tiene que haber iniciado sesión con un correo electrónico. Un pedido admite hasta cien libros distintos, un ejemplar de cada uno. El pedido está realizado cuando mostramos «¡Su pedido se ha realizado correctamente!».',
    '# Precios',
    'Lo que cuestan los impuestos y la entrega figura junto al total antes de que haga el pedido. Si un precio sube mientras compra, se lo decimos antes de que se pida nada; si baja, paga el más bajo.',
    '# Pago',
    'Usted paga en efectivo al recibir los libros.',
    '# Si cambia de opinión',
    'Mientras un pedido figure solo como realizado, puede cancelarlo en la página de sus pedidos. Una vez confirmado, todavía podemos cancelarlo nosotros antes de que se envíe.',
    '# Lo que no está en nuestras manos',
    'De algunos libros hay pocos ejemplares. El último se puede vender una sola vez; si ya no está cuando hace su pedido, se lo decimos en el acto y no se pide nada.',
  ),
  privacy: paragraphs(
    'Qué guarda esta tienda, dónde y durante cuánto tiempo. No es mucho.',
    '# En otros servicios',
    'El inicio de sesión corre a cargo de Firebase Authentication, un servicio de Google. Guarda su correo electrónico y, si inicia sesión con contraseña, una forma protegida de la contraseña; nosotros no la vemos nunca. Si inicia sesión con Google, Google nos comunica su nombre y su correo electrónico. Los correos que le enviamos pasan por los servicios que los transportan, y, si una imagen está en otro sitio, su navegador la toma de allí. Nada más sale de la tienda: no hay publicidad ni seguimiento.',
  ),
  accessibility: paragraphs(
    'Cualquier persona debería poder elegir y pedir aquí un libro.',
    '# Qué hacemos para ello',
    'Toda la tienda se puede usar solo con el teclado, y en cada página se puede saltar al contenido. Las páginas tienen encabezados, los enlaces y los campos tienen nombre, y lo que cambia se comunica a los lectores de pantalla. Las páginas se pueden ampliar, siguen a su dispositivo en claro y oscuro, y se mueven menos si pide menos movimiento.',
    '# Lo que no está en nuestras manos',
    'El inicio de sesión con Google se hace en una página de Google.',
    '# Díganoslo',
    'Si hay algo aquí que no puede usar, díganoslo, por favor.',
  ),
};
