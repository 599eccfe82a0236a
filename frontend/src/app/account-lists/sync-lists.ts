import { accountApi, type ListName } from '@/api/account.api';
import { hydratePersistedState, type AppStore } from '@/app/store';
import { accountLists, type AccountList, type ListIds } from './account-list';
import { readListsNote, writeListsNote } from './account-lists.storage';
import { leaveAccountLists } from './leave-account-lists';
import { afterResponse, stillToSend, type ListNote, type SentChange } from './list-rules';
import { exchangeWhenDue } from './when-to-exchange';

/** Whose lists are here, until the signal ends that: then they may be another customer's. */
export interface Following {
  store: AppStore;
  uid: string;
  before: ListIds;
  signal: AbortSignal;
}

/** Keeps this device's lists and the account's together. `before` is what they held at the sign-in. */
export function syncLists(following: Following): void {
  const { store, signal } = following;
  if (signal.aborted) return;
  beginToFollow(following);
  exchangeWhenDue(store, signal, (mustAsk) => exchangeLists(following, mustAsk));
}

/** What was here when the sign-in began is the device's own; what came since is the account's. */
function beginToFollow({ store, uid, before }: Following): void {
  if (readListsNote()?.uid === uid) return;
  if (leaveAccountLists()) hydratePersistedState(store);
  for (const { name, read } of accountLists(store)) {
    writeNote(uid, name, { own: read().filter((id) => before[name].includes(id)) });
  }
}

/** Sends what the account has not been told, and shows what it answers. */
async function exchangeLists(following: Following, mustAsk: boolean): Promise<void> {
  const { store, signal } = following;
  if (signal.aborted) return;
  beginToFollow(following); // once more: another tab may have been another customer's
  const lists = accountLists(store);
  const asks = mustAsk || lists.some(({ name }) => !readNote(name).shown);
  const account = asks ? await readAccount(following) : undefined;
  for (const list of lists) {
    const nextChange = () => stillToSend(readNote(list.name), list.read());
    let change = nextChange();
    if (!change && account) await settle(following, list, account[list.name]);
    for (; change && !signal.aborted; change = nextChange()) {
      await settle(following, list, await send(following, list, change), change);
    }
  }
}

const readAccount = ({ store, uid }: Following) => {
  const { initiate } = accountApi.endpoints.readAccount;
  return store.dispatch(initiate(uid, { subscribe: false, forceRefetch: true })).unwrap();
};

function send({ store, uid }: Following, { name: list }: AccountList, sent: SentChange) {
  // The page may be left before the answer comes.
  writeNote(uid, list, { ...readNote(list), sent });
  const { key: idempotencyKey, ...change } = sent;
  const { initiate } = accountApi.endpoints.changeAccountList;
  return store.dispatch(initiate({ list, change, idempotencyKey }, { track: false })).unwrap();
}

async function settle(to: Following, list: AccountList, response: string[], sent?: SentChange) {
  const { shown, show } = await list.prepare(response);
  if (to.signal.aborted) return;
  const here = list.read();
  const after = afterResponse(readNote(list.name), shown, here, sent);
  if (after.here.join() !== here.join()) show(after.here);
  writeNote(to.uid, list.name, after.note);
}

const readNote = (name: ListName): ListNote => readListsNote()?.[name] ?? { own: [] };
const writeNote = (uid: string, name: ListName, note: ListNote) =>
  writeListsNote({ ...readListsNote(), uid, [name]: note });
