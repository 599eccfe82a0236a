import { letterStatuses, type LetterStatus } from '@storyloom/backend/contract/letter';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';

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
    page: Math.max(1, Math.min(1_000_000, Math.trunc(Number(parameters.get('page'))) || 1)),
    letter: parameters.get('letter') ?? '',
  };
}

export function lettersAddress({ status, page = 1, letter }: Partial<LetterFilters>): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (letter) parameters.set('letter', letter);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${paths.adminLetters}?${query}` : paths.adminLetters;
}
