import { titles } from '@storyloom/backend/contract/words/es/titles';
import type {
  settingHints as englishHints,
  settingLabels as englishLabels,
  settingNames as englishNames,
} from '@/words/en/setting-names';
import type { settingChoices as englishChoices } from '@/words/en/setting-names';
import { orderButton } from './order-button';

/** What each setting is called beside two versions of it. */
export const settingNames: typeof englishNames = {
  language: 'Idioma',
  sender: 'Correos',
  'contact.address': 'Contacto: dirección',
  'contact.phone': 'Contacto: teléfono',
  'contact.email': 'Contacto: correo electrónico',
  'contact.hours': 'Contacto: horario',
  social: 'Redes sociales',
  about: 'Quiénes somos',
  services: 'Servicios',
  delivery: 'Promesa de entrega',
  hero: 'Página de inicio',
  news: 'Novedades',
  lowStock: 'Stock',
  'shop.name': 'Nombre y aspecto: nombre',
  'shop.line': 'Nombre y aspecto: descripción breve',
  'shop.logo': 'Nombre y aspecto: logotipo',
  'shop.accent': 'Nombre y aspecto: color de acento',
  'money.currency': 'Moneda y formatos: moneda',
  'money.locale': 'Moneda y formatos: formato de números y fechas',
  'money.timeZone': 'Moneda y formatos: zona horaria',
  categories: 'Categorías',
  'pages.terms': titles.terms,
  'pages.privacy': titles.privacy,
  'pages.returns': titles.returns,
  'pages.imprint': titles.imprint,
  'pages.accessibility': titles.accessibility,
  'shipping.fee': 'Envío: tarifa',
  'shipping.freeFrom': 'Envío: gratis desde',
  'shipping.tax': 'Envío: impuestos',
  'newsletter.isOn': 'Boletín: activado',
  'newsletter.promise': 'Boletín: frecuencia',
  'withdrawal.isOn': 'Desistimiento: activado',
  'withdrawal.days': 'Desistimiento: días',
  'guarantee.isOn': 'Garantía legal: activada',
  'guarantee.image': 'Garantía legal: imagen',
  'guarantee.url': 'Garantía legal: dirección',
  'counter.mode': 'Mostrador: modo',
  orderButton: 'Botón de pedido',
  'pickup.isOn': 'Recogida: activada',
  'pickup.hours': 'Recogida: horario',
  lowestPrice: 'Precio más bajo',
  'retention.ordersYears': 'Qué se conserva: años de los pedidos',
  'retention.emailsMonths': 'Qué se conserva: meses de los correos',
  'emails.digest': 'Correos: resumen diario',
  'shipping.rule': 'Envío: norma de un país',
  fixedPrice: 'Precio fijo del libro',
  emailTexts: 'Textos de los correos',
};

/** By the names of the settings. */
export const settingLabels: typeof englishLabels = {
  'contact.address': 'Dirección',
  'contact.phone': 'Teléfono',
  'contact.email': 'Correo electrónico',
  'contact.hours': 'Horario',
  lowStock: 'Límite de poco stock',
  'money.currency': 'Moneda',
  'money.locale': 'Formato de números y fechas',
  'money.timeZone': 'Zona horaria',
  'shipping.fee': 'Tarifa',
  'shipping.freeFrom': 'Gratis desde',
  'shipping.tax': 'Impuestos',
  'pickup.isOn': 'Permitir que los clientes recojan su pedido',
  'pickup.hours': 'Cuándo se puede recoger',
  delivery: 'Promesa',
  sender: 'Nombre del remitente',
  'emails.digest': 'Avisarme de los pedidos nuevos en un correo al día, no en uno por pedido',
  'newsletter.isOn': 'Admitir direcciones nuevas',
  'newsletter.promise': 'Con qué frecuencia llega',
  hero: 'Párrafo',
  'withdrawal.isOn': 'Mostrar «Desistir del contrato» en cada página y en cada pedido',
  'withdrawal.days': 'Días desde la entrega',
  'guarantee.isOn': 'Mostrar el aviso al tramitar el pedido y en su propia página',
  'guarantee.image': 'Imagen del aviso',
  'guarantee.url': 'O su dirección en la web',
  'counter.mode': 'Qué hace un escaneo',
  orderButton: 'Texto del botón',
  lowestPrice: 'Indicar el precio más bajo de los últimos 30 días en los libros rebajados',
  'retention.ordersYears': 'Años hasta que un pedido deja de nombrar a la persona',
  'retention.emailsMonths': 'Meses hasta que se borran los correos',
  about: 'Texto',
  services: 'Texto',
  'pages.terms': 'Texto',
  'pages.privacy': 'Texto',
  'pages.returns': 'Texto',
  'pages.imprint': 'Texto',
  'pages.accessibility': 'Texto',
  'shop.name': 'Nombre de la tienda',
  'shop.line': 'Descripción breve',
  'shipping.rule': 'Norma para los gastos',
  fixedPrice: 'Precios de los libros nuevos',
  'shop.accent': 'Color de acento',
};

const plainText =
  'Texto sin formato. Una línea vacía empieza un párrafo nuevo; un párrafo que empieza por «# » es un título.';

/** Below the fields. */
export const settingHints: typeof englishHints = {
  lowStock: 'Un libro con este número de ejemplares o menos cuenta como libro con poco stock.',
  'money.currency': 'Tres letras, como EUR o MXN.',
  'money.locale': 'Como es-ES, es-MX o en-US.',
  'money.timeZone': 'Dónde empieza un día de la tienda, como Europe/Madrid o UTC.',
  'shipping.fee': 'Lo que cuesta la entrega; con 0 se indica «gratis».',
  'shipping.freeFrom': 'La suma de los libros desde la que la entrega es gratis. Vacío: nunca.',
  'shipping.tax': 'Va junto a «Impuestos» en la suma, como en «Impuestos: incluidos».',
  'shipping.rule':
    'Con la norma de Francia, desde la suma de «Gratis desde» el envío cuesta 0,01 en lugar de nada. La recogida sigue siendo gratis.',
  'pickup.hours': 'Como «De lunes a viernes, de 10 a 18 h».',
  sender: 'De quién vienen los correos.',
  'newsletter.promise': 'Como «dos veces al mes».',
  'withdrawal.days': '14 o más.',
  'retention.ordersYears':
    'Se cuentan desde que el pedido se entregó, se canceló o se devolvió. Se quedan la ciudad, los libros y las sumas. Vacío: nunca.',
  'retention.emailsMonths': 'De 1 a 120.',
  about: plainText,
  services: plainText,
  'pages.terms': plainText,
  'pages.privacy': plainText,
  'pages.returns': plainText,
  'pages.imprint': plainText,
  'pages.accessibility': plainText,
  'shop.line': 'Va después del nombre en el título de la página de inicio.',
};

/** What there is to choose, by the names of the settings. */
export const settingChoices: typeof englishChoices = {
  orderButton,
  'shipping.rule': {
    free: 'Ninguna: los gastos se eligen libremente',
    france:
      'Francia: al menos 3,00 por debajo de 35,00 en libros nuevos y al menos 0,01 a partir de ahí',
  },
  fixedPrice: {
    none: 'Libres',
    exact: 'Fijos: ningún descuento en libros nuevos',
    within5: 'Fijos: como máximo un 5 % de descuento en libros nuevos',
  },
  'counter.mode': {
    sale: 'Vende: con suma, pago y recibo',
    stock: 'Solo ajusta las existencias de lo que se vende en su caja',
  },
};
