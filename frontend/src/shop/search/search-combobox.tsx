import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookSuggestion } from '@storyloom/backend/contract/book/search';
import { useDebounced } from '@/browser/use-debounced';
import { paths } from '@/config/paths';
import { removeRecentSearches, readRecentSearches } from './recent-searches.storage';
import { words } from '@/words/first';
import { searchField } from './search-field';
import { SuggestionOption, type Suggestion } from './suggestion-option';
import { suggestionsApi } from './suggestions.api';

export interface SearchComboboxProps {
  text: string;
  onText: (text: string) => void;
  /** Opens the result page. */
  onSearch: (text: string) => void;
  /** The cursor position in the plain field that this one replaces; null if it had no focus. */
  cursor: RefObject<number | null>;
  /** Whether the visitor is already typing and waits for suggestions. */
  isInUse: boolean;
}

/** The pause in the typing after which suggestions are requested. */
const pauseMs = 120;

const { InputKeyDownEscape, InputBlur, InputClick } = useCombobox.stateChangeTypes;

/**
 * The search field with suggestions: books for the typed text, recent searches for an empty field.
 * A combobox of the ARIA pattern: arrow keys choose, Enter opens the chosen entry, or the result
 * page without a choice.
 */
export function SearchCombobox({ text, onText, onSearch, cursor, isInUse }: SearchComboboxProps) {
  const navigate = useNavigate();
  const [recent, setRecent] = useState(readRecentSearches);
  const [isOpen, setIsOpen] = useState(isInUse && (text.trim() !== '' || recent.length > 0));
  const { books, statusText } = useSuggestedBooks(isOpen ? text.trim() : '');
  const items = itemsFor(text.trim(), books, recent);

  const choose = (item: Suggestion | null) => {
    if (item?.kind === 'book') void navigate(paths.book(item.book._id));
    else if (item?.kind === 'search') onSearch(item.text);
    else if (item?.kind === 'clear') {
      removeRecentSearches();
      setRecent([]);
    }
  };
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<Suggestion>({
    id: 'search',
    items,
    inputValue: text,
    selectedItem: null,
    isOpen,
    onIsOpenChange: (change) => setIsOpen(change.isOpen),
    itemToString: () => text,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape) onText(inputValue);
    },
    // Scrolls the frame around the list.
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, options) => reduce(state, options, recent.length > 0),
    getA11yStatusMessage: () => (isOpen ? countText(text.trim(), books) : ''),
  });
  useOnNavigation(() => {
    setIsOpen(false);
    setRecent(readRecentSearches());
  });
  const field = useRestoredCursor(cursor);

  return (
    <>
      <input
        {...searchField()}
        {...getInputProps({
          ref: field,
          'aria-label': words.search.placeholder,
          onFocus: () => setRecent(readRecentSearches()),
          // Sets the text directly: through the combobox's state the cursor would jump to the end.
          onChange: (event) => onText(event.currentTarget.value),
          onKeyDown: (event) => {
            // Keys that compose a word are not for the list. Without a choice the form opens the
            // result page.
            const isComposing = event.nativeEvent.isComposing;
            if (isComposing || (event.key === 'Enter' && highlightedIndex < 0))
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
      />
      <div
        hidden={!isOpen || items.length === 0}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-7.5rem)] overflow-y-auto overscroll-contain border-y border-line bg-surface p-2 shadow-raised sm:mt-2 sm:max-h-[calc(100dvh-6rem)] sm:rounded-lg sm:border"
      >
        {text.trim() === '' && (
          <p className="px-3 pt-1 pb-2 text-sm font-semibold text-ink-soft">
            {words.search.recent}
          </p>
        )}
        {isOpen && text.trim() !== '' && statusText && (
          <p className="px-3 py-2 text-sm text-ink-soft">{statusText}</p>
        )}
        <ul {...getMenuProps({ 'aria-label': words.search.suggestions })}>
          {isOpen &&
            items.map((item, index) => (
              <SuggestionOption
                key={item.kind === 'book' ? item.book._id : `${item.kind} ${item.text}`}
                item={item}
                typed={text}
                isHighlighted={index === highlightedIndex}
                {...getItemProps({ item, index })}
              />
            ))}
        </ul>
      </div>
    </>
  );
}

/** The books for the latest text; the previous ones stay until they load. */
function useSuggestedBooks(q: string) {
  const debouncedQ = useDebounced(q, q === '' ? 0 : pauseMs);
  // RTK Query matches responses to their query, so a late one cannot replace a newer one.
  const { data, currentData, isError } = suggestionsApi.useSuggestBooksQuery(debouncedQ, {
    skip: debouncedQ === '',
  });
  const isUnreachable = isError && !currentData;
  const books = debouncedQ === '' || isUnreachable ? undefined : data;
  const nothing = books?.length === 0 ? words.search.nothing : undefined;
  /** The message of an empty list. */
  const statusText = isUnreachable ? words.search.outOfReach : nothing;
  return { books, statusText };
}

function itemsFor(
  text: string,
  books: BookSuggestion[] | undefined,
  recent: string[],
): Suggestion[] {
  if (text !== '')
    return [
      ...(books ?? []).map((book) => ({ kind: 'book' as const, book })),
      { kind: 'search', text, label: words.search.seeAll(text) },
    ];
  if (recent.length === 0) return [];
  return [
    ...recent.map((earlier) => ({ kind: 'search' as const, text: earlier, label: earlier })),
    { kind: 'clear', text: '', label: words.search.clearRecent },
  ];
}

type State = UseComboboxState<Suggestion>;

function reduce(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
  hasRecent: boolean,
): Partial<State> {
  // Leaving the field chooses nothing.
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
  // Keeps an open list open when a click moves the cursor.
  if (type === InputClick && state.isOpen) return state;
  const isEmpty = (changes.inputValue ?? state.inputValue).trim() === '';
  return isEmpty && !hasRecent ? { ...changes, isOpen: false } : changes;
}

function countText(text: string, books: BookSuggestion[] | undefined): string {
  if (text === '') return words.search.recentShown;
  return books ? words.search.booksShown(books.length) : '';
}

/** Calls back after each navigation to another page or another result. */
function useOnNavigation(callback: () => void) {
  const { key } = useLocation();
  const onNavigation = useEffectEvent(callback);
  const lastKey = useRef(key);
  useEffect(() => {
    if (key !== lastKey.current) onNavigation();
    lastKey.current = key;
  }, [key]);
}

/** Takes focus and cursor over from the plain field. */
function useRestoredCursor(cursor: RefObject<number | null>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
  }, [cursor]);
  return field;
}
