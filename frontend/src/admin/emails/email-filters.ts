import { emailStatuses } from '@storyloom/backend/contract/email/email';
import { paths } from '@/config/paths';
import * as filter from '@/browser/navigation/use-filters';

const schema = {
  status: filter.oneOf(emailStatuses, ''),
  /** The email that is open. */
  email: filter.text,
  page: filter.pageNumber,
};

export const useEmailFilters = () => filter.useFilters(schema).filters;

export const emailsUrl = (filters: Partial<filter.FiltersOf<typeof schema>>) =>
  filter.urlOf(paths.adminEmails, schema, filters);
