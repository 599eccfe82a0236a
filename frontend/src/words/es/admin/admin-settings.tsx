import { forms, things } from '@storyloom/backend/contract/words/es/count';
import { titles } from '@storyloom/backend/contract/words/es/titles';
import { listOf } from '@storyloom/backend/contract/words/plural';
import type { adminSettings as english } from '@/words/en/admin/admin-settings';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const list = listOf('es');

/** The tabs of the settings, their sections and fields. */
export const adminSettings: typeof english = {
  title: 'Ajustes',
  failed: 'No se han podido cargar los ajustes.',
  history: 'Historial de los ajustes',
  tabs: {
    shop: 'Tienda',
    money: 'Moneda y envío',
    categories: 'Categorías',
    pages: 'Páginas',
    emails: 'Correos',
    home: 'Inicio',
    law: 'Legal',
    administrators: 'Administradores',
    system: 'Sistema',
  },
  unsavedTab: (tab) => `${tab} (sin guardar)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'sí',
  no: 'no',

  form: {
    save: 'Guardar ajustes',
    discard: 'Descartar cambios',
    notSavedYet: 'Sin guardar todavía',
    correctFirst: 'Sin guardar: corrija los campos marcados en rojo.',
    saved: 'Los ajustes se han guardado.',
    nothingChanged: 'No se ha cambiado nada.',
    tooMuch: 'Es demasiado texto de una vez. Guarde antes una parte.',
    notSaved: 'Los ajustes no se han guardado. Inténtelo de nuevo.',
    currencyTitle: '¿Cambiar la moneda?',
    currencyText: (before, after, from, to) =>
      `Los precios conservan sus números: ${before} pasa a ser ${after}. Los pedidos que ya hay se quedan en ${from}, y las cifras y los informes cuentan solo los de ${to}.`,
    changeIt: 'Cambiarla',
    keepOld: 'Conservar la anterior',
  },

  inShop: 'En la tienda',
  nothingYet: 'Todavía nada.',
  noPickupAddress:
    'Falta la dirección en Contacto: sin ella, los clientes no saben dónde recoger su pedido.',
  noMail:
    'Todavía no se envía ninguno: para ello, quien gestiona el servidor de la tienda configura SMTP_URL y MAIL_FROM.',

  language: {
    label: 'Idioma de la tienda',
    reloads: 'Al guardarlo, esta página se vuelve a abrir en el nuevo idioma.',
    allFollow: 'Todos los textos que trae la tienda están en el idioma que elija.',
    someStay: (settings) =>
      `Ha cambiado estos textos, y se quedan como están: ${list(settings)}. Todos los demás están en el idioma que elija.`,
    previewFailed: 'No se ha podido cargar la vista previa.',
  },
  sample: {
    button: 'Añadir al carrito',
    cart: titles.cart,
    copies: (count) => `${things(count, 'libro', 'libros')} en su carrito`,
    status: 'Enviado',
    order: (date, price) => `Su pedido del ${date}: ${price}`,
  },

  name: {
    accentHint: (color) => `Como ${color}; vacío, el amarillo que trae la tienda.`,
    chooseAccent: 'Elegir el color de acento',
    uploadLogo: 'Subir un logotipo',
    removeLogo: 'Quitar el logotipo',
    noLogo: 'Sin logotipo, el nombre se muestra en letras.',
    button: 'Añadir al carrito',
    schemes: { light: 'En claro', dark: 'En oscuro' },
  },
  uploadNotice: 'Subir el aviso oficial',
  social: {
    name: 'Nombre',
    address: 'Dirección web',
    placeholder: (braces) =>
      `${braces} en una dirección representa la dirección de esta tienda, para enlaces que la comparten.`,
  },
  news: {
    title: 'Título',
    description: 'Texto breve',
    picture: 'Imagen',
    pictureHint: 'Una dirección web o el nombre de una imagen guardada.',
    upload: (number) => `Subir una imagen para la nota ${number}`,
    story: 'La nota completa',
    untitled: 'Título de la nota',
  },
  categories: {
    name: 'Nombre',
    slug: 'Nombre corto',
    booksOnSale: (count) => things(count, 'libro a la venta', 'libros a la venta'),
    booksGoTo: (category) => `Los libros de ${category} pasan a`,
  },
  entries: {
    categories: {
      item: (number) => `Categoría ${number}`,
      add: 'Añadir una categoría',
      full: (max) => forms(max, 'Hay sitio para # categoría.', 'Hay sitio para # categorías.'),
    },
    news: {
      item: (number) => `Nota ${number}`,
      add: 'Añadir una nota',
      full: (max) => forms(max, 'Hay sitio para # nota.', 'Hay sitio para # notas.'),
    },
    social: {
      item: (number) => `Enlace ${number}`,
      add: 'Añadir un enlace',
      full: (max) => forms(max, 'Hay sitio para # enlace.', 'Hay sitio para # enlaces.'),
    },
  },

  emailTexts: {
    email: 'Correo',
    ownWords: (email) => `${email} (texto propio)`,
    isDefault: 'Este correo tiene el texto predeterminado.',
    write: 'Escribirlo con sus palabras',
    subject: 'Asunto',
    text: 'Texto',
    textHint: 'Texto sin formato; una línea vacía separa párrafos.',
    reset: 'Volver al original',
    preview: 'Como lo recibe un cliente',
    previewFailed: 'No se ha podido cargar la vista previa.',
    previewSubject: (subject) => `Asunto: ${subject}`,
    previewWaits: 'La vista previa aparece cuando no hay nada incorrecto ni falta nada.',
    showPreview: 'Mostrar la vista previa',
    placeholders: 'Marcadores para insertar',
    placeholdersHint: (inSubject) =>
      `Lo que está entre llaves se rellena en cada correo. Pulse uno para ponerlo donde está el cursor; en el asunto, ${inSubject.join(' o ')}.`,
  },

  administrators: {
    title: 'Administradores',
    history: 'Historial de los administradores',
    password: 'Cambiar contraseña',
    passwordHint: 'Al cambiarla terminan todas las demás sesiones de este administrador.',
    passwordChanged: 'Su contraseña ha cambiado.',
  },

  system: {
    title: 'Versión y copias de seguridad',
    failed: 'No se ha podido cargar.',
    version: (version) => `Versión ${version}`,
    backupFailed: (problem) => `La última copia de seguridad ha fallado: ${problem}`,
    lastBackup: (ago) => `Última copia de seguridad: ${ago}.`,
    noBackup: 'Todavía no hay ninguna copia de seguridad.',
    every: (hours) => forms(hours, 'Se hace una cada hora.', 'Se hace una cada # horas.'),
    noneByItself:
      'La tienda no hace copias de seguridad por sí sola: quien gestiona su servidor puede configurar BACKUP_DIR.',
  },
};
