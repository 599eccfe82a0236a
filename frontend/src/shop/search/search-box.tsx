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
 * The search in the header: a plain field that leads to the result page. The code of the
 * suggestions is loaded on first use, as most visitors never search.
 */
export function SearchBox() {
  const [text, setText] = useSearchText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** The cursor position when the plain field was replaced; null if it had no focus. */
  const cursor = useRef<number | null>(null);
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);
  const [isInUse, setIsInUse] = useState(false);
  const load = () => {
    import('./search-combobox').then(
      (module) => {
        if (!field.current) return;
        // Only the field knows input from before hydration.
        setText(field.current.value);
        setIsInUse(document.activeElement === field.current);
        setCombobox(() => module.SearchCombobox);
      },
      () => {}, // the field works without suggestions; the next use tries again
    );
  };
  const plainField = (input: HTMLInputElement) => {
    field.current = input;
    // Read on unmount, so that the position includes all typed text.
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
    // `action` serves a search before hydration. On phones the suggestions are as wide as the
    // header.
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

/** The field shows the search of the result page, and is empty elsewhere. */
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
