import { showToast } from '@/ui/toast';
import { loadWords } from '@/words/load-words';
import { words } from '@/words/shop';

/** After a sign-out in another tab: pages for customers lead to the home page then. */
export async function explainSignOut(): Promise<void> {
  await loadWords('shop');
  await showToast({ title: words.signIn.signedOutElsewhere, icon: 'info' });
}
