import type { Book } from '@storyloom/backend/contract/book/book';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, SmallButton } from '@/ui/controls/button';
import { restoreFocus } from '@/ui/dialog';
import { Select } from '@/ui/form/select';
import { BulkVatAndSafety } from './bulk-vat-and-safety';
import type { BookSelection } from './book-selection';
import { useBookTableFilters } from './book-table-filters';
import { useBulkChanges } from './use-bulk-changes';
import { CategoryOptions } from '@/shop-facts/settings/categories';
import { words } from '@/words/admin';

interface BulkBarProps {
  selection: BookSelection;
  /** The shown books: messages name those that are refused. */
  shown: Pick<Book, '_id' | 'title'>[];
}

/** Actions for all selected books; shown while some are selected. */
export function BulkBar({ selection, shown }: BulkBarProps) {
  const { isBusy, change, remove } = useBulkChanges(
    (id) => shown.find(({ _id }) => _id === id)?.title,
  );
  const { filters } = useBookTableFilters();
  const bar = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useState('');
  const texts = words.adminBooks.bulk;
  const ids = [...selection.ids];
  if (ids.length === 0 && !isBusy) return null;

  /**
   * The pressed button disappears during the call, and the bar with the selection: focus moves on.
   */
  const run = (call: Promise<string[]>) => {
    bar.current?.focus({ preventScroll: true });
    void call.then((doneIds) => {
      flushSync(() => selection.remove(doneIds));
      restoreFocus();
    });
  };
  const clear = () => {
    flushSync(selection.clear);
    restoreFocus();
  };
  const move = (to: string) => {
    setCategory('');
    run(change(ids, { category: to }));
  };
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={texts.label}
      className="bottom-bar mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line-strong bg-surface p-3 shadow-raised tall:bottom-4"
    >
      <p role="status" className="flex min-h-11 items-center px-2 font-semibold tabular-nums">
        {isBusy ? texts.working : texts.selected(ids.length)}
      </p>
      {!isBusy && (
        <>
          {/* Phones show the actions in one line that scrolls sideways. */}
          <div className="relative flex gap-3 max-sm:order-last max-sm:-m-1 max-sm:w-full max-sm:overflow-x-auto max-sm:p-1 sm:contents">
            <SmallButton onClick={() => run(change(ids, { draft: filters.draft ? null : true }))}>
              {filters.draft ? texts.publish : texts.makeDrafts}
            </SmallButton>
            <SmallButton onClick={() => run(change(ids, { trending: true }))}>
              {texts.trendingOn}
            </SmallButton>
            <SmallButton onClick={() => run(change(ids, { trending: false }))}>
              {texts.trendingOff}
            </SmallButton>
            <Select
              label={texts.moveTo}
              isLabelHidden
              value={category}
              // Books move on a button, not on change: arrow keys select every category on their
              // way.
              onChange={(event) => setCategory(event.target.value)}
              className="shrink-0 [&_select]:text-sm [&_select]:font-semibold"
            >
              <option value="" disabled>
                {texts.moveTo}
              </option>
              <CategoryOptions />
            </Select>
            {category && (
              <Button
                ref={scrollIntoView}
                variant="dark"
                size="small"
                onClick={() => move(category)}
              >
                {texts.move}
              </Button>
            )}
            <BulkVatAndSafety onChange={(law) => run(change(ids, law))} />
            <SmallButton className="text-red" onClick={() => run(remove(ids))}>
              {texts.delete}
            </SmallButton>
          </div>
          <Button variant="plain" size="small" className="max-sm:ms-auto" onClick={clear}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** Scrolls a focused button of the line into view. */
function scrollIntoView(button: HTMLButtonElement | null) {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
