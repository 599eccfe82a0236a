import type { BookListChange } from '@storyloom/backend/contract/account/account';
import { newKey } from '@/api/new-key';

// How the lists of several devices stay one list: a device unites what it has with the account's once,
// at sign-in. From then on it sends only what was changed on it, and shows what the account answers.
// So two devices never undo each other's changes, and what was changed without network is sent later.

type ListChange = Required<BookListChange>;

/** By its key it is made once, however often it is sent. */
export type SentChange = ListChange & { key: string };

/** What a device knows of a list, in ids of books. */
export interface ListNote {
  /** As the account had the list when both last agreed; absent until the two were united. */
  shown?: string[] | undefined;
  /** A change that was sent and not answered: the account may have made it or not. */
  sent?: SentChange | undefined;
  /** Put there on this device while nobody was signed in. */
  own: string[];
}

/** All that is here comes to what the account has; nothing is taken out of either. */
const uniteAtSignIn = (here: string[]): ListChange => ({ add: here, remove: [] });

/** What this device still has to send: first what may not have been heard, under the same key. */
export function stillToSend({ sent, shown }: ListNote, here: string[]): SentChange | undefined {
  if (sent) return sent;
  const change = shown ? changeBetween(shown, here) : uniteAtSignIn(here);
  return change.add.length + change.remove.length > 0 ? { key: newKey(), ...change } : undefined;
}

/**
 * What to make of the account's answer, of which `shown` can be shown. What was changed here while
 * the call was on its way holds, and is sent with the next one.
 */
export function afterResponse(note: ListNote, shown: string[], here: string[], sent?: ListChange) {
  const expected = applyChange({ add: [], remove: [], ...sent }, note.shown ?? []);
  const own = note.own.filter((id) => shown.includes(id));
  return { here: applyChange(changeBetween(expected, here), shown), note: { shown, own } };
}

const changeBetween = (before: string[], after: string[]): ListChange => ({
  add: after.filter((id) => !before.includes(id)),
  remove: before.filter((id) => !after.includes(id)),
});

const applyChange = ({ add, remove }: ListChange, ids: string[]): string[] => [
  ...new Set([...add, ...ids.filter((id) => !remove.includes(id))]),
];
