import type { ChangedThing, ExportedThing, adminUi as english } from '@/words/en/admin/admin-ui';

const changed: Record<ChangedThing, string> = {
  'this order': 'este pedido',
  'this shelf': 'esta estantería',
  'this book': 'este libro',
  'this publisher': 'esta editorial',
  'these settings': 'estos ajustes',
};

const exported: Record<ExportedThing, string> = {
  orders: 'los pedidos',
  data: 'los datos',
  addresses: 'las direcciones',
  report: 'el informe',
  books: 'los libros',
};

/** Texts of components that several owner's pages use. */
export const adminUi: typeof english = {
  sample: 'Muestra',
  exportFailed: (what) => `No hemos podido exportar ${exported[what]}. Inténtelo de nuevo.`,
  conflict: {
    changedBy: (what, by, when) => `${by} cambió ${changed[what]} el ${when}`,
    changedBySomebody: (what) => `Otra persona ha cambiado ${changed[what]} entretanto`,
    text: 'Todavía no se ha guardado nada. Elija la versión que se queda.',
    mine: 'Su versión',
    theirs: 'La otra versión',
    nothing: 'nada',
    saveMine: 'Guardar la mía',
    takeTheirs: 'Usar la otra',
  },
  draft: {
    kept: 'Lo que escribió antes sigue aquí.',
    startOver: 'Empezar de nuevo',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que escribió y no guardó se perderá.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
  bookPicker: {
    label: 'Añadir un libro',
    placeholder: 'Título, autor o ISBN',
    list: 'Libros',
    soldOut: 'Agotado',
    noAnswer: 'La tienda no ha respondido. Siga escribiendo para buscar de nuevo.',
    noneFound: 'No se ha encontrado ningún libro.',
  },
  picture: {
    choose: 'Elegir una imagen',
    allowed: 'JPEG, PNG, WebP o AVIF, hasta 5 MB.',
    takeAway: (name) => `Quitar ${name}`,
    upload: 'Subir',
    uploaded: 'Subida',
    uploading: (percent) => `Subiendo, ${percent}\u00a0%`,
    checking: 'Comprobando la imagen',
    wrongType: 'Elija una imagen JPEG, PNG, WebP o AVIF.',
    bigger: (megabytes) => `Esta imagen tiene ${megabytes} MB; el máximo son 5 MB.`,
    tooBig: 'Esta imagen es demasiado grande; el máximo son 5 MB.',
    broken: 'Este archivo no es una imagen que se pueda leer. Elija otro.',
    thisPicture: 'Esta imagen',
    refused: (why) => `${why}. Elija otra.`,
    signIn: 'Inicie sesión de nuevo para subir la imagen.',
    failed: 'No se ha podido subir la imagen. Inténtelo de nuevo.',
  },
  listItem: {
    moveUp: (name) => `Mover ${name} hacia arriba`,
    moveDown: (name) => `Mover ${name} hacia abajo`,
    remove: (name) => `Quitar ${name}`,
  },
  email: {
    html: 'Como se ve',
    text: 'Texto sin formato',
    title: 'El correo como lo muestran los programas de correo',
  },
};
