import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** A book on its card and on its page. */
export const book = {
  failed: 'Error happending to load book info',
  unknown: 'There is no book at this address. Its last copy may have been sold.',
  related: 'More to read',
  coverOf: (title: string) => `Cover of ${title}`,
  draft: 'A draft. Only you see this page.',
  description: 'Description',
  facts: {
    author: 'Author',
    published: 'Published',
    category: 'Category',
    isbn: 'ISBN',
    publisher: 'Publisher',
    edition: 'Edition',
    firstPublished: 'First published',
    pages: 'Pages',
    language: 'Language',
    format: 'Format',
  },
  noAuthor: 'admin',
  price: 'Price',
  insteadOf: 'instead of',
  lowestPrice: (price: string) => `Lowest price of the last 30 days before the reduction: ${price}`,
  soldOut: 'Sold out',
  remaining: (count: number) => plural(count, { one: 'Only # left', other: 'Only # left' }),
  share: (title: string) => `Share ${title}`,
  titleBy: (title: string, author: string) => `${title} by ${author}`,
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',
  wish: (title: string) => `Add ${title} to your wishlist`,
  wishlistFull: 'Your wishlist is full. Take a book off before adding another.',
  manufacturer: { title: 'Publisher and safety', responsible: 'Responsible in the EU' },
};
