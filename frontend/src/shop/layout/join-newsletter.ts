import { readApiError, withReference } from '@/api/api-error';
import type { useApiDispatch } from '@/api/dependencies';
import { newsletterTitle } from '@/shop-facts/settings/newsletter-title';
import { words } from '@/words/first';
import { newsletterApi } from './newsletter.api';

/** Sends the typed address. Resolves to the message if it was not accepted. */
export async function joinNewsletter(
  dispatch: ReturnType<typeof useApiDispatch>,
  typed: FormDataEntryValue | null,
): Promise<string | undefined> {
  const { noAddress, tooMany, outOfReach } = words.layout.newsletter;
  const email = typeof typed === 'string' ? typed.trim() : '';
  // The API checks the rest of the address.
  if (!/.@./.test(email)) return noAddress;
  const { initiate } = newsletterApi.endpoints.joinNewsletter;
  const { error } = await dispatch(initiate({ email }, { track: false }));
  if (!error) return undefined;
  const { status } = readApiError(error);
  if (status === 400) return noAddress;
  if (status === 404) return newsletterTitle(false);
  if (status === 429) return tooMany;
  return withReference(outOfReach, error);
}
