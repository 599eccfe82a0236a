import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
} from 'react';
import { FiSearch } from 'react-icons/fi';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueWith, paths } from '@/config/paths';
import { storeSearch } from './recent-searches.storage';
import type { SearchComboboxProps } from './search-combobox';
import { searchField } from './search-field';

/**
 * The header's search. A plain field that leads to the result page; the code of the suggestions
 * follows when the field is first used, as most visitors never do.
 */
export function SearchBox() {
  const [text, setText] = useSearchText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** Where the cursor was in the plain field when it went; null without the keyboard. */
  const cursor = useRef<number | null>(null);
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);
  const [isInUse, setIsInUse] = useState(false);
  const load = () => {
    import('./search-combobox').then(
      (module) => {
        if (!field.current) return;
        // What happened before the app was there, the field alone knows.
        setText(field.current.value);
        setIsInUse(document.activeElement === field.current);
        setCombobox(() => module.SearchCombobox);
      },
      () => {}, // The field works without; the next use tries again.
    );
  };
  const plainField = (input: HTMLInputElement) => {
    field.current = input;
    // Read when the field unmounts, so that the cursor is behind everything typed until then.
    return () => {
      cursor.current = document.activeElement === input ? input.selectionStart : null;
      field.current = null;
    };
  };
  // The visitor may have used the field before the app was hydrated.
  const loadIfUsed = useEffectEvent(() => {
    const input = field.current;
    if (input && (document.activeElement === input || input.value !== text)) load();
  });
  useEffect(() => loadIfUsed(), []);

  const search = (searched: string) => {
    const q = searched.trim();
    if (q) storeSearch(q);
    void navigate(catalogueWith({ q }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q === 'string') search(q);
  };
  return (
    // The address is for a search that is sent before the app is there. On phones the list of
    // suggestions is as wide as the header.
    <form
      role="search"
      action={paths.catalogue}
      onSubmit={submit}
      className="grid min-h-11 min-w-0 flex-1 sm:relative"
    >
      <FiSearch
        aria-hidden="true"
        className="pointer-events-none z-10 col-start-1 row-start-1 ms-3.5 self-center text-ink-faint"
      />
      {Combobox ? (
        <Combobox
          text={text}
          onText={setText}
          onSearch={search}
          cursor={cursor}
          isInUse={isInUse}
        />
      ) : (
        <input
          {...searchField()}
          ref={plainField}
          // eslint-disable-next-line jsx-a11y-x/role-has-required-aria-props -- closed, it has no list to control yet
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          value={text}
          onFocus={load}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </form>
  );
}

/** The field says what the result page shows, and is empty elsewhere. */
function useSearchText() {
  const { pathname, search, key } = useLocation();
  const q = pathname === paths.catalogue ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(q);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setText(q);
  }
  return [text, setText] as const;
}
