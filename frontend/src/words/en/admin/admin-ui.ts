const changed = {
  'this order': 'this order',
  'this shelf': 'this shelf',
  'this book': 'this book',
  'this publisher': 'this publisher',
  'these settings': 'these settings',
};
/** The records that two people may change at once. */
export type ChangedThing = keyof typeof changed;

const exported = {
  orders: 'orders',
  data: 'data',
  addresses: 'addresses',
  report: 'report',
  books: 'books',
};
/** The exports of the owner. */
export type ExportedThing = keyof typeof exported;

/** Texts of components that several owner's pages use. */
export const adminUi = {
  sample: 'Sample',
  exportFailed: (what: ExportedThing) =>
    `The ${exported[what]} could not be exported. Please try again.`,
  conflict: {
    changedBy: (what: ChangedThing, by: string, when: string) =>
      `${by} changed ${changed[what]} on ${when}`,
    changedBySomebody: (what: ChangedThing) => `Somebody else changed ${changed[what]} meanwhile`,
    text: 'Nothing is saved yet. Choose the version to keep.',
    mine: 'Your version',
    theirs: 'Their version',
    nothing: 'nothing',
    saveMine: 'Save mine',
    takeTheirs: 'Take theirs',
  },
  draft: {
    kept: 'What you typed before is still here.',
    startOver: 'Start over',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed and did not save goes with it.',
    leave: 'Leave',
    stay: 'Stay',
  },
  bookPicker: {
    label: 'Add a book',
    placeholder: 'Title, author or ISBN',
    list: 'Books',
    soldOut: 'Sold out',
    noAnswer: 'The shop did not answer. Type on to search again.',
    noneFound: 'No book found.',
  },
  picture: {
    choose: 'Choose a picture',
    allowed: 'JPEG, PNG, WebP or AVIF, up to 5 MB.',
    takeAway: (name: string) => `Take ${name} away`,
    upload: 'Upload',
    uploaded: 'Uploaded',
    uploading: (percent: string) => `Uploading, ${percent} %`,
    checking: 'Checking the picture',
    wrongType: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    bigger: (megabytes: string) => `This picture has ${megabytes} MB; at most 5 MB are possible.`,
    tooBig: 'This picture is too big; at most 5 MB are possible.',
    broken: 'This file is not a picture that can be read. Please choose another.',
    /** The subject of the sentence about a broken rule. */
    thisPicture: 'This picture',
    refused: (why: string) => `${why}. Please choose another.`,
    signIn: 'Please sign in again to upload the picture.',
    failed: 'The picture could not be uploaded. Please try again.',
  },
  listItem: {
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  email: {
    html: 'As it looks',
    text: 'Plain text',
    title: 'The email as mail programs show it',
  },
};
