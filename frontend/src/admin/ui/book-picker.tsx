import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCombobox } from 'downshift';
import { useDeferredValue, useState } from 'react';
import { Cover } from '@/shop-facts/book/cover';
import { TextField } from '@/ui/form/field';
import { formatPrice } from '@/shop-facts/formats/formats';
import { booksApi } from '@/api/endpoints/books.api';
import { words } from '@/words/admin';

interface BookPickerProps {
  /** Books that are already picked. */
  pickedIds: string[];
  onPick: (book: PublicBook) => void;
  error?: string | undefined;
  /** For a shelf, which may hold sold-out books. */
  canPickSoldOut?: boolean;
}

/** Finds books by title or author and adds the chosen book to the form. */
export function BookPicker({ pickedIds, onPick, error, canPickSoldOut = false }: BookPickerProps) {
  const texts = words.adminUi.bookPicker;
  const [text, setText] = useState('');
  const { books, isBehind, isError, isNoneFound } = useFoundBooks(text.trim(), pickedIds);
  const isItemDisabled = (book: PublicBook) => !canPickSoldOut && !canBeOrdered(book);
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } =
    useCombobox<PublicBook>({
      id: 'book-picker',
      items: books,
      inputValue: text,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      itemToString: () => '',
      isItemDisabled,
      // Leaving the field picks nothing.
      stateReducer: (_state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: null }
          : changes,
      onSelectedItemChange: ({ selectedItem }) => {
        // Enter selects the highlighted option even if it is disabled.
        if (!selectedItem || isItemDisabled(selectedItem)) return;
        onPick(selectedItem);
        setText('');
      },
    });
  const isShown = isOpen && books.length > 0;
  return (
    <div>
      <div className="relative">
        <TextField
          {...getInputProps({
            label: texts.label,
            type: 'search',
            error,
            placeholder: texts.placeholder,
            autoComplete: 'off',
            maxLength: 100,
            // Sets the text directly: through the combobox's state the cursor would jump to the
            // end.
            onChange: (event) => setText(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // picking a book does not submit the form
              if (isBehind) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          aria-labelledby={undefined}
        />
        <ul
          {...getMenuProps({ 'aria-label': texts.list })}
          className={`absolute top-full z-20 mt-1 max-h-96 w-full overflow-y-auto rounded-md border border-line-strong bg-surface py-1 shadow-raised ${isShown ? '' : 'hidden'}`}
        >
          {isShown &&
            books.map((book, index) => (
              <li
                key={book._id}
                {...getItemProps({ item: book, index })}
                className={`flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2 aria-disabled:cursor-default ${index === highlightedIndex ? 'bg-sunken' : ''}`}
              >
                <BookOption book={book} />
              </li>
            ))}
        </ul>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-ink-soft">
        {isError ? texts.noAnswer : isOpen && isNoneFound && texts.noneFound}
      </p>
    </div>
  );
}

/** The books that match the typed text, without picked ones. */
function useFoundBooks(typed: string, pickedIds: string[]) {
  const q = useDeferredValue(typed);
  const { data = [], currentData, isError } = booksApi.useSearchBooksWithStockQuery(q || skipToken);
  return {
    books: q ? data.filter(({ _id }) => !pickedIds.includes(_id)) : [],
    /** The books still belong to the previous text. */
    isBehind: q !== typed || (q !== '' && !currentData),
    isError: q !== '' && isError,
    isNoneFound: q !== '' && currentData?.length === 0,
  };
}

function BookOption({ book }: { book: PublicBook }) {
  return (
    <>
      <Cover book={book} sizes="32px" className="w-8 shrink-0" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-medium">
          {book.title}
        </span>
        <span dir="auto" className="block truncate text-sm text-ink-soft">
          {book.author}
        </span>
      </span>
      <span className="text-end text-sm tabular-nums">
        <span>{formatPrice(book.newPrice)}</span>
        {!canBeOrdered(book) && (
          <span className="block font-semibold text-red">{words.adminUi.bookPicker.soldOut}</span>
        )}
      </span>
    </>
  );
}
