import type { StoredThingsWords } from '../../shop/stored-things.ts';
import { things } from './count.ts';

const years = (count: number) => things(count, 'año', 'años');
const months = (count: number) => things(count, 'mes', 'meses');
const records = 'mientras guardemos este tipo de registros';
const withoutPerson = 'sin nombre, empresa, correo electrónico, teléfono ni calle';

/** What the shop stores: what it is, what it is for and how long it is kept. */
export const storedThingsWords: StoredThingsWords = {
  title: 'Qué guarda esta tienda',
  areas: { cookie: 'En cookies', browser: 'En su navegador', database: 'En la tienda' },
  after: (text) => `: ${text}`,
  things: {
    session: {
      what: 'Un número aleatorio, cuando inicia sesión',
      text: 'indica a nuestro servidor quién es usted. Se conserva una hora como máximo; se renueva mientras está aquí.',
    },
    browserMark: {
      what: 'Una marca sin contenido, cuando inicia sesión sin «Recordarme»',
      text: 'indica que el navegador no se ha cerrado desde entonces. Se conserva hasta que se cierra el navegador.',
    },
    lists: {
      what: 'Su carrito y su lista de deseos',
      text: 'para que le esperen; también se anota qué libros se pusieron ahí sin iniciar sesión. Se conservan hasta que los quite; al cerrar sesión, lo que tiene su cuenta sale de este navegador y lo que puso sin iniciar sesión se queda.',
    },
    theme: {
      what: 'Su elección de claro u oscuro',
      text: 'para que la tienda se vea igual la próxima vez. Se conserva hasta que elija seguir el ajuste de su dispositivo.',
    },
    recent: {
      what: 'Los últimos libros que miró y las últimas palabras que buscó',
      text: 'para que los vuelva a encontrar. Se conservan hasta que los borre ahí mismo, otros más nuevos ocupen su lugar o cierre sesión.',
    },
    openOrders: {
      what: 'Por cada pedido que envía, un número aleatorio con su cuenta y los libros',
      text: 'evita que una compra se convierta en dos pedidos. Se conserva hasta que sabemos qué ha sido del pedido.',
    },
    drafts: {
      what: 'Lo que ha escrito y no ha enviado',
      text: 'para que no se pierda al salir de la página o al recargarla. Se conserva hasta que lo envíe, cierre sesión o cierre la pestaña.',
    },
    signIn: {
      what: 'Su sesión, y cuándo la cerró por última vez',
      text: 'para que todas las pestañas sepan quién está. Se conserva hasta que se cierra el navegador o, con «Recordarme», hasta que cierre sesión; el momento del cierre se queda.',
    },
    scroll: {
      what: 'Hasta dónde había bajado en las páginas que dejó, y qué página se volvió a abrir',
      text: 'para que Atrás le lleve adonde estaba, también después de actualizarse la tienda. Se conserva hasta que se cierra la pestaña.',
    },
    ownersWork: {
      what: 'Para quienes llevan la tienda: su sesión, su nombre de usuario y el trabajo en curso',
      text: 'para que puedan continuar. Se conserva hasta que cierren sesión o la pestaña; el nombre de usuario, hasta que desmarquen «Recordarme»; las columnas de sus archivos, para siempre.',
    },
    orders: {
      what: 'Pedidos: nombre, correo electrónico, teléfono, dirección, empresa y NIF-IVA si los indica, el texto de la tarjeta de un regalo, los libros y los pasos del pedido',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `nuestro registro de la venta. Se conservan ${records}; cuando elimina su cuenta, se quedan ${withoutPerson}.`
          : `nuestro registro de la venta. Se conservan ${years(ordersYears)} desde que se cierra el pedido; entonces, o cuando elimina su cuenta, se quedan ${withoutPerson}.`,
    },
    customers: {
      what: 'Su cuenta: carrito y lista de deseos y, si los guarda, nombre, teléfono y dirección',
      text: 'para que los encuentre en sus otros dispositivos y con el próximo pedido. Se conservan hasta que los elimine; todo se puede descargar y eliminar en la página de la cuenta.',
    },
    sessions: {
      what: 'La sesión que corresponde a la cookie',
      text: 'indica de quién es cada petición. Se conserva una hora como máximo.',
    },
    emails: {
      what: 'Los correos que le enviamos',
      text: ({ emailsMonths }) =>
        `para responder cuando pregunta por uno. Se conservan ${months(emailsMonths)}.`,
    },
    newsletter: {
      what: 'La lista del boletín: su correo electrónico, cuándo lo pidió y cuándo lo confirmó',
      text: 'para enviarlo y para demostrar que lo quería. Se conserva hasta que se dé de baja; una dirección que nadie confirma desaparece a los 30 días.',
    },
    orderMessages: {
      what: 'Lo que usted y nosotros hemos escrito sobre un pedido',
      text: 'para que ambos puedan volver a leerlo. Se conserva hasta que se elimina su nombre del pedido.',
    },
    bookRequests: {
      what: 'Los libros por los que preguntó: cuál, o sus palabras, y su correo electrónico',
      text: 'para avisarle cuando haya ejemplares. Se conservan hasta que le avisemos o lo anule, un año como máximo; 30 días si nadie lo confirma.',
    },
    withdrawals: {
      what: 'Desistimientos de un contrato: nombre, correo electrónico, número del pedido y sus libros',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `nuestro registro de lo que declaró y cuándo. Se conservan ${records}; un año si no corresponde a ningún pedido.`
          : `nuestro registro de lo que declaró y cuándo. Se conservan ${years(ordersYears)}; después se quedan sin nombre ni correo electrónico. Uno que no corresponde a ningún pedido desaparece al cabo de un año.`,
    },
    visits: {
      what: 'Cuántas visitas hemos tenido en una hora',
      text: 'solo un número; no se guarda quién ha venido. Se conserva para siempre.',
    },
    requestKeys: {
      what: 'Un número formado a partir del número aleatorio que acompaña a cada pedido, y en qué pedido se convirtió',
      text: 'evita que una compra se convierta en dos pedidos. Se conserva un día.',
    },
    limits: {
      what: 'Cuántas veces alguien ha intentado iniciar sesión, se ha registrado, ha pedido o ha desistido de un contrato, y cuántas veces hemos escrito a una dirección, con un número formado a partir de la dirección de red, el correo electrónico o el teléfono',
      text: 'impide que otros adivinen contraseñas o llenen la tienda de pedidos y los buzones de correos nuestros. Se conserva una hora o menos; sobre los correos, un día.',
    },
    verified: {
      what: 'Un número formado a partir de su correo electrónico, una vez que ha demostrado que es suyo',
      text: 'para que podamos escribirle sobre cada uno de sus pedidos. Se conserva un año desde su último inicio de sesión, o hasta que elimine su cuenta.',
    },
    admins: {
      what: 'Quién lleva la tienda: nombre de usuario, una forma protegida de la contraseña, inicios de sesión',
      text: 'les deja entrar a ellos y a nadie más. Se conserva hasta que se vayan; un número formado a partir de la dirección de red de cada inicio de sesión, 30 días.',
    },
    auditLog: {
      what: 'Quién de los que llevan la tienda ha iniciado sesión o ha cambiado qué libro, estantería, ajuste, editorial o administrador, y cuándo',
      text: 'para que un error se pueda encontrar y corregir. Se conserva para siempre.',
    },
    backups: {
      what: 'Copias de todo esto',
      text: 'para recuperar la tienda después de un accidente. Se conservan hasta que copias más nuevas ocupan su lugar.',
    },
    shop: {
      what: 'La tienda misma: sus libros, las cubiertas, sus textos y sumas de lo vendido',
      text: 'ahí no figura ningún cliente. Se conserva mientras la tienda lo necesite.',
    },
  },
};
