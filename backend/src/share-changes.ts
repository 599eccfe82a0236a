import cluster from 'node:cluster';
import {
  announceBooksChanged,
  onBooksChanged,
  type ChangedBooks,
} from './features/catalogue/books/book-changes.model.ts';
import { announceSettingsChanged, onSettingsChanged } from './features/settings/settings.model.ts';
import { passedOn } from './runtime/workers.ts';

interface Change {
  type: typeof passedOn;
  /** Absent when it is the settings that changed. */
  books?: ChangedBooks;
}

/**
 * Tells the other workers of this machine what is out of date, and hears it from them, at once: who
 * has saved something may be shown it by another. Returns how to stop.
 */
export function shareChanges(): () => void {
  if (!cluster.isWorker) return () => {};
  const tell = (change: Omit<Change, 'type'>) => {
    const message: Change = { type: passedOn, ...change };
    // Without the main process this one ends, too.
    process.send?.(message, undefined, undefined, () => {});
  };
  const hear = ({ type, books }: Change) => {
    if (type !== passedOn) return;
    if (books) announceBooksChanged(books, 'elsewhere');
    else announceSettingsChanged('elsewhere');
  };
  process.on('message', hear);
  const stops = [
    onBooksChanged((books, where) => void (where === 'here' && tell({ books }))),
    onSettingsChanged((where) => void (where === 'here' && tell({}))),
  ];
  return () => {
    process.off('message', hear);
    for (const stop of stops) stop();
  };
}
