import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';
import type { PagePart, ui as english } from '@/words/en/first/ui';

const nameOf = currencyNameOf('es');

const parts: Record<PagePart, string> = {
  footer: 'el pie de página',
  header: 'la cabecera',
  menu: 'el menú',
  page: 'la página',
  panel: 'el panel',
  address: 'la dirección',
  history: 'el historial',
  figures: 'las cifras',
  revenue: 'los ingresos',
  'onboarding checklist': 'los primeros pasos',
  'list of items': 'la lista de artículos',
  'list of notes': 'la lista de notas',
  'list of changes': 'la lista de cambios',
  'list of customers': 'la lista de clientes',
  'list of categories': 'la lista de categorías',
};

/** What the parts say that every page is made of. */
export const ui: typeof english = {
  loading: 'Cargando…',
  guardLoading: 'Cargando…',
  guardWaits: 'Cargando… La tienda no responde.',
  retry: 'Reintentar',
  tryingAgain: 'Reintentando',
  tryAgain: 'Reintentar',
  currencyName: (currency) => nameOf(currency).replace(/ estadounidenses$/, ''),
  reference: 'Referencia',
  partFailed: (part) => `Algo ha fallado por nuestra parte: no podemos mostrar ${parts[part]}.`,
  pageFailed: {
    title: 'Esta página no se ha abierto',
    text: 'Algo ha fallado por nuestra parte o se ha cortado la conexión. Su carrito está a salvo.',
    home: 'A la página de inicio',
  },
  dialog: { ok: 'Aceptar', close: 'Cerrar', undo: 'Deshacer' },
  pages: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    pageOf: (page, pageCount) => `Página ${page} de ${pageCount}`,
    pageOfAtLeast: (page, pageCount) => `Página ${page} de ${pageCount} o más`,
  },
  theme: { label: 'Tema', system: 'Auto', light: 'Claro', dark: 'Oscuro' },
  social: {
    shopOn: (shop, network) => `${shop} en ${network}`,
    shareOn: (shop, network) => `Compartir ${shop} en ${network}`,
  },
  newsletter: {
    closed: 'Nuestro boletín no admite direcciones nuevas.',
    title: 'Un correo de la librería',
    titleWith: (frequency) => `Un correo de la librería, ${frequency}`,
  },
  listNotSaved: {
    cart: 'No se ha podido guardar su carrito. Inténtelo de nuevo.',
    wishlist: 'No se ha podido guardar su lista de deseos. Inténtelo de nuevo.',
  },
};
