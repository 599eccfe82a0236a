import type { InputHTMLAttributes } from 'react';
import { words } from '@/words/first';

/** The attributes that the plain field and the combobox share. */
export const searchField = (): InputHTMLAttributes<HTMLInputElement> => ({
  type: 'search',
  name: 'q',
  maxLength: 100,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  dir: 'auto',
  'aria-label': words.search.placeholder,
  placeholder: words.search.placeholder,
  className:
    'col-start-1 row-start-1 min-h-11 w-full rounded-full border border-line-strong bg-surface pe-4 ps-[calc(1em+24px)] text-base text-ellipsis placeholder:text-ink-faint hover:border-ink',
});
