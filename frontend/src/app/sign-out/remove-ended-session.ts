import { removeProviderEntries } from '@/shop/sign-in/provider-entries.storage';
import { removeAccountLists } from '@/app/account-lists/remove-account-lists';

/**
 * Removes the sign-in and the lists of a session that ended with the browser. Call it before any
 * storage is read: Firebase would restore the sign-in.
 */
export function removeEndedSession(): void {
  removeProviderEntries();
  removeAccountLists();
}
