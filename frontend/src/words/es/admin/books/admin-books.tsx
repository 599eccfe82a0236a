import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { adminBooks as english } from '@/words/en/admin/books/admin-books';

const books = (count: number) => things(count, 'libro', 'libros');
const changed = (count: number) => things(count, 'libro cambiado', 'libros cambiados');
const deleted = (count: number) => things(count, 'libro eliminado', 'libros eliminados');
const someOf = (count: number, total: number, one: string, other: string) =>
  `${count} de ${books(total)} ${count === 1 ? one : other}.`;

/** The table of all books and its actions. */
export const adminBooks: typeof english = {
  title: 'Todos los libros',
  importCsv: 'Importar CSV',
  exportCsv: 'Exportar CSV',
  search: 'Buscar libros',
  searchForm: 'Libros',

  filters: {
    category: 'Categoría',
    allCategories: 'Todas las categorías',
    draft: 'A la venta, borradores o eliminados',
    drafts: { '': 'A la venta', true: 'Borradores', deleted: 'Libros eliminados' },
    stock: 'Stock',
    stocks: { '': 'Cualquier stock', low: 'Poco stock' },
    sort: 'Ordenar por',
    sorts: {
      '': 'Más recientes',
      title: 'Título',
      'price-asc': 'Precio: de menor a mayor',
      'price-desc': 'Precio: de mayor a menor',
      stock: 'Stock: de menor a mayor',
    },
    clear: 'Quitar filtros',
    pageByPage: 'Página a página',
    seeAll: 'Ver todos',
    showMore: 'Mostrar más libros',
  },

  columns: {
    number: 'N.º',
    title: 'Título',
    category: 'Categoría',
    price: 'Precio',
    stock: 'Stock',
    trending: 'Tendencia',
    actions: 'Acciones',
  },
  selectShown: 'Seleccionar todos los libros mostrados',
  selectScreen: 'Seleccionar todos los de esta pantalla',
  select: (title) => `Seleccionar ${title}`,
  loading: 'Cargando…',
  failed: 'No se han podido cargar los libros.',
  count: (total, { areDrafts, q }) => {
    const drafts = forms(total, '# libro en borrador', '# libros en borrador');
    const found = areDrafts ? drafts : books(total);
    return q ? `${found} para «${q}»` : found;
  },
  nothingMatches: 'Ningún libro coincide. Pruebe con menos filtros.',
  noDrafts: 'No hay borradores. Un libro guardado como borrador espera aquí hasta que se publica.',
  noBooks: 'Todavía no hay libros. Añada el primero o importe una lista.',

  soldOut: 'Agotado',
  lowStock: 'Poco stock',
  remaining: (copies, onCards) => (
    <>
      <span>{copies}</span>
      {onCards(' en stock')}
    </>
  ),
  edit: 'Editar',
  editBook: (title) => `Editar ${title}`,
  delete: 'Eliminar',
  deleteBook: (title) => `Eliminar ${title}`,
  publish: 'Publicar',
  publishBook: (title) => `Publicar ${title}`,
  published: (title) => `${title} está en la tienda.`,
  notPublished: (title) => `${title}: no se ha podido publicar. Inténtelo de nuevo.`,
  notPublishedAs: (title, why) => `${title}: no se ha podido publicar. ${why}`,
  trending: 'Tendencia',
  trendingBook: (title) => `Tendencia: ${title}`,
  notChanged: (title) => `${title}: no se ha podido cambiar. Inténtelo de nuevo.`,

  deleted: '¡Libro eliminado correctamente!',
  deletedBefore: 'Este libro ya estaba eliminado.',
  notDeleted: 'No se ha podido eliminar el libro. Inténtelo de nuevo.',
  backInShop: (title) => `${title} está de nuevo en la tienda.`,
  backAmongDrafts: (title) => `${title} está de nuevo entre los borradores.`,
  notRestored: 'No se ha podido restaurar el libro. Inténtelo de nuevo.',
  notRestoredAs: (title, why) => `${title}: no se ha podido restaurar. ${why}`,

  deletedBooks: {
    title: 'Libros eliminados',
    failed: 'No se han podido cargar los libros eliminados.',
    count: (total, days) =>
      forms(
        total,
        `${total} eliminado en los últimos ${days} días.`,
        `${total} eliminados en los últimos ${days} días.`,
      ),
    none: (days) => `En los últimos ${days} días no se ha eliminado ningún libro.`,
    columns: { title: 'Título', at: 'Eliminado', by: 'Por', restore: 'Restaurar' },
    restore: 'Restaurar',
    restoreBook: (title) => `Restaurar ${title}`,
  },

  bulk: {
    label: 'Libros seleccionados',
    working: 'En curso',
    selected: (count) => forms(count, '# seleccionado', '# seleccionados'),
    publish: 'Publicar',
    makeDrafts: 'Pasar a borrador',
    trendingOn: 'Marcar tendencia',
    trendingOff: 'Quitar tendencia',
    moveTo: 'Pasar a la categoría',
    move: 'Mover',
    delete: 'Eliminar selección',
    clear: 'Quitar selección',
    tooMany: (max, selected) =>
      forms(
        selected,
        `Como máximo ${max} libros a la vez; hay # seleccionado.`,
        `Como máximo ${max} libros a la vez; hay # seleccionados.`,
      ),
    nothingChanged: 'No se ha cambiado nada.',
    cancel: 'Cancelar',
    change: {
      ask: (count) => `¿Cambiar ${books(count)}?`,
      confirm: 'Cambiar',
      done: changed,
      doneAll: (count) => `${changed(count)}.`,
      doneSome: (count, total) => someOf(count, total, 'cambiado', 'cambiados'),
      undoneAll: (count) => `${things(count, 'libro restablecido', 'libros restablecidos')}.`,
      undoneSome: (count, total) => someOf(count, total, 'restablecido', 'restablecidos'),
    },
    remove: {
      ask: (count) => `¿Eliminar ${books(count)}?`,
      confirm: 'Eliminar',
      done: deleted,
      doneAll: (count) => `${deleted(count)}.`,
      doneSome: (count, total) => someOf(count, total, 'eliminado', 'eliminados'),
      undoneAll: (count) => `${things(count, 'libro restaurado', 'libros restaurados')}.`,
      undoneSome: (count, total) => someOf(count, total, 'restaurado', 'restaurados'),
    },
    refused: (title, reason) => `«${title}»: ${reason}`,
    already: (count) => forms(count, '# ya estaba así.', '# ya estaban así.'),
  },
};
