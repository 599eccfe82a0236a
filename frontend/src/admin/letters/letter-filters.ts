import { letterStatuses } from '@storyloom/backend/contract/shop/letter';
import { paths } from '@/config/paths';
import * as filter from '@/browser/use-filters';

const schema = {
  status: filter.oneOf(letterStatuses, ''),
  /** The letter that is open. */
  letter: filter.text,
  page: filter.pageNumber,
};

export const useLetterFilters = () => filter.useFilters(schema).filters;

export const lettersAddress = (filters: Partial<filter.FiltersOf<typeof schema>>) =>
  filter.addressOf(paths.adminLetters, schema, filters);
