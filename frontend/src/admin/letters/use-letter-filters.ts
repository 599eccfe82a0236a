import { letterStatuses, type LetterStatus } from '@storyloom/backend/contract/letter';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { listAddress, readPage } from '@/browser/list-address';

interface LetterFilters {
  status: LetterStatus | '';
  page: number;
  /** The letter that is open; '' for the list. */
  letter: string;
}

/** What the screen shows stands in the address, so that it survives a reload and can be sent. */
export function useLetterFilters(): LetterFilters {
  const [parameters] = useSearchParams();
  return {
    status: letterStatuses.find((status) => status === parameters.get('status')) ?? '',
    page: readPage(parameters),
    letter: parameters.get('letter') ?? '',
  };
}

export function lettersAddress(filters: Partial<LetterFilters>): string {
  return listAddress(paths.adminLetters, filters);
}
