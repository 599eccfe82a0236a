import { createContext, use } from 'react';

/** What counts as few until the owner's number is known: as many as shoppers are told of. */
export const fewCopies = 3;

/** From this number of copies down a book is low on stock. */
export const LowStockContext = createContext(fewCopies);

export const useLowStock = () => use(LowStockContext);
