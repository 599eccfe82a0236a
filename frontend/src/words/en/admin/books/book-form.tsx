import type { BookField } from '@storyloom/backend/contract/book/book';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { vatOfBook } from '@/words/en/shop/vat';

const plural = pluralOf('en');

const labels: Record<BookField, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  trending: 'Trending',
  oldPrice: 'Old price',
  newPrice: 'New price',
  coverImage: 'Cover image',
  author: 'Author',
  stock: 'Stock',
  isbn: 'ISBN',
  publisher: 'Publisher',
  year: 'Year',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  draft: 'Draft',
  antique: 'Antique',
  priceLifted: 'Fixed price lifted',
  condition: 'Condition',
  conditionNote: 'Note on the condition',
  vatRate: vatOfBook.label,
  supply: 'Supply',
  supplyDays: 'Days to order it in',
  availableFrom: 'Appears on',
};

/** The forms that add and change a book. */
export const bookForm = {
  addTitle: 'Add New Book',
  editTitle: 'Update Book',
  editFailed: 'Error fetching book data',
  ordersOfBook: 'Orders of this book',

  labels,
  categoryDefault: 'Choose A Category',
  hints: {
    /** While prices of new books are fixed. */
    oldPriceFixed: {
      exact:
        'Optional while prices of new books are fixed: a struck old price is only for used books and for those whose fixed price is lifted.',
      within5:
        'Optional while prices of new books are fixed: a struck old price shows a reduction of 5 % at most. Used books and those whose fixed price is lifted are exempt.',
    },
    oldPrice: (currency: string) =>
      `In ${currency}. Shown struck through when it is the higher one.`,
    newPrice: (currency: string) => `In ${currency}. What the customer pays.`,
    author: 'Optional.',
    stock: 'Optional. Left empty, the book never sells out.',
    isbn: 'Optional. 10 or 13 digits, hyphens as you like.',
    publisher: 'Optional.',
    year: 'Optional. Of this edition; without an ISBN, of the first publication.',
    pages: 'Optional.',
    language: 'Optional.',
    format: 'Optional, such as hardcover or paperback.',
    coverImage: 'An address on the web, or the name of a stored picture.',
    conditionNote: 'Optional. What a buyer should know of this copy.',
    vatRate: vatOfBook.hint,
    supply: 'Optional. What is promised when there is no copy.',
    supplyDays: 'Optional, 1 to 365. Empty: the number under Settings.',
    availableFrom: 'Optional. The book can be ordered before this day.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'Used copy, or not on the shelf',
  supplies: {
    default: 'As the shop: in stock or sold out',
    stock: 'Never ordered in: sold out at 0',
    orderIn: 'Can be ordered in',
    preorder: 'Appears later',
    gone: 'No longer available',
  },
  uploadPicture: 'Upload a picture',

  /** The value of a checkbox within a sentence. */
  yes: 'yes',
  no: 'no',
  none: 'none',
  stockNotLimited: 'not limited',

  lookUp: {
    button: 'Look up',
    busy: 'Looking up...',
    /** The subject of the sentence about a broken rule. */
    isbn: 'The ISBN',
    coverTaken: 'The cover is taken.',
    coverFound: 'Cover that was found',
    useCover: 'Use this cover',
    nothingMissing: 'Open Library knows nothing that is missing here.',
    filled: (fields: string[]) => `Filled in from Open Library: ${fields.join(', ')}.`,
    unknown: 'Open Library does not know this ISBN.',
    noAnswer: 'Open Library does not answer now. Please try again, or type the book in.',
  },

  preview: {
    label: 'Preview',
    inShop: 'In the shop',
    title: 'Title of the book',
    description: 'The first sixty letters of the description.',
  },

  add: {
    button: 'Add New Book',
    busy: 'Adding..',
    saveDraft: 'Save as draft',
    doneTitle: 'Book added',
    doneText: 'Your book is uploaded successfully!',
    doneButton: "Yes, It's Okay!",
    cancel: 'Cancel',
    failed: 'Failed to add book. Please try again.',
    draftTitle: 'Draft saved',
    draftText: 'Only you see it, until you publish it.',
    beforeTitle: 'The book was already added',
    beforeText:
      'An earlier try has added it, as the form stood then. Change it under Manage Books; adding again makes a second book.',
  },

  edit: {
    button: 'Update Book',
    busy: 'Saving...',
    publish: 'Publish',
    unpublish: 'Unpublish',
    isDraft: 'A draft. Only you see it, until you publish it.',
    doneTitle: 'Book Updated',
    doneText: 'Your book was updated successfully!',
    doneButton: 'Okay',
    failedTitle: 'Update Failed',
    failedText: 'There was an error updating the book. Please try again.',
    retry: 'Retry',
    back: 'Back to the form',
    deletedText:
      'This book was deleted meanwhile. What you typed stays here until you leave the page.',
  },

  meanwhile: {
    title: 'This book was changed while you edited it. Kept as it is now:',
    /** A field and its values before and after. */
    became: (label: string, before: string, after: string) =>
      `${label}: ${before} became ${after}.`,
    soldLeft: (sold: number, left: string) =>
      plural(sold, { one: `# sold, ${left} left.`, other: `# sold, ${left} left.` }),
    cameBackLeft: (copies: number, left: string) =>
      plural(copies, { one: `# came back, ${left} left.`, other: `# came back, ${left} left.` }),
    soldSince: (sold: number) =>
      plural(sold, {
        one: 'Stock: # sold since you opened this',
        other: 'Stock: # sold since you opened this',
      }),
    cameBackSince: (copies: number) =>
      plural(copies, {
        one: 'Stock: # came back since you opened this',
        other: 'Stock: # came back since you opened this',
      }),
    onlySold: 'This book was sold meanwhile',
    onlyCameBack: 'A copy of this book came back meanwhile',
    lessSold: (rest: string, typed: string, sold: number) =>
      plural(sold, {
        one: `${rest} (the ${typed} you typed, less the # sold)`,
        other: `${rest} (the ${typed} you typed, less the # sold)`,
      }),
    andMore: (rest: string, typed: string, copies: number) =>
      plural(copies, {
        one: `${rest} (the ${typed} you typed, and # more)`,
        other: `${rest} (the ${typed} you typed, and # more)`,
      }),
  },
  isAntique:
    'Antique, or older than the rules on product safety (13 December 2024): its page does not name the publisher',
};
