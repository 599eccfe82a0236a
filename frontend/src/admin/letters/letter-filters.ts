import { letterStatuses } from '@storyloom/backend/contract/shop/letter';
import { paths } from '@/config/paths';
import {
  addressOf,
  oneOf,
  pageNumber,
  text,
  useFilters,
  type FiltersOf,
} from '@/browser/use-filters';

const schema = {
  status: oneOf(letterStatuses, ''),
  /** The letter that is open. */
  letter: text(),
  page: pageNumber,
};

export const useLetterFilters = () => useFilters(schema).filters;

export const lettersAddress = (filters: Partial<FiltersOf<typeof schema>>) =>
  addressOf(paths.adminLetters, schema, filters);
