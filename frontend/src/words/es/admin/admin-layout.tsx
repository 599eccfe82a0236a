import type { adminLayout as english } from '@/words/en/admin/admin-layout';

const goesOn = 'Esta página muestra lo último que se cargó; se actualizará por sí sola.';

/** The layout around each page of the dashboard. */
export const adminLayout: typeof english = {
  title: 'Panel',
  subtitle: 'Inventario de la librería',
  owner: 'Titular de la tienda',
  role: 'Administración',
  ownerMenu: 'Titular de la tienda, administración',
  toContent: 'Saltar al contenido',
  toShop: 'Ir a la tienda',
  openMenu: 'Abrir el menú',
  drawer: 'Páginas del panel',
  close: 'Cerrar',
  logout: 'Cerrar sesión',
  newsletterAddresses: 'Direcciones del boletín (CSV)',
  version: (version) => `Storyloom ${version}`,
  pages: {
    newBook: 'Añadir libro',
    manageBooks: 'Gestionar libros',
    shelves: 'Estanterías',
    orders: 'Pedidos',
    counter: 'Mostrador',
    customers: 'Clientes',
    report: 'Informe de ventas',
    emails: 'Correos',
    settings: 'Ajustes',
    publishers: 'Editoriales',
  },
  offline: `No hay conexión. ${goesOn}`,
  silent: `La tienda no responde. ${goesOn}`,
};
