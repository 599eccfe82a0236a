import { baseApi } from '@/api/base-api';
import type { AppStore } from './store';

/** Answers of the API that came with the page, by endpoint and argument. */
export type FirstData = { endpointName: string; arg: unknown; value: unknown }[];

/** The element that holds them in the page. */
export const firstDataId = 'first-data';

/** Puts the answers where their questions look first. */
export function takeFirstData(store: AppStore, data: FirstData): void {
  if (data.length === 0) return;
  // The names are those of endpoints, whose types the page's text cannot carry.
  store.dispatch(baseApi.util.upsertQueryEntries(data as never));
}

export function readFirstData(): FirstData {
  const text = document.getElementById(firstDataId)?.textContent;
  return text ? (JSON.parse(text) as FirstData) : [];
}
