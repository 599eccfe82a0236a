import type { Book } from '@storyloom/backend/contract/book/book';

/** Whether a draft has no price yet: the API sends 0 for none. */
export const isUnpriced = ({ draft, newPrice }: Partial<Book>): boolean =>
  draft === true && newPrice === 0;
