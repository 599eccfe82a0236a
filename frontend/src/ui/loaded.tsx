import { useState } from 'react';
import { isTemporary, readApiError } from '@/api/api-error';
import { useRetry } from '@/browser/retry';
import { SmallButton } from './controls/button';
import { Notice } from './notices/notice';
import { Spinner } from './spinner';
import type { Elements } from './elements';
import { words } from '@/words/first';

/** A query as the hooks of the API return it. */
export interface Query<Data> {
  data?: Data | undefined;
  /** The data of the current arguments; `data` may be of the arguments before. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  /** When `data` was received. */
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Query<Data>;
  /** The text of the error. */
  failed: string;
  failedClassName?: string;
  /** Shown instead of the Retry button if the API responds 404 or 400. */
  notFound?: Elements;
  loading?: Elements;
  /** Waits for a fresh response instead of showing a cached one. */
  waitsForRefetch?: boolean;
  /** Keeps the loaded data and shows the error below it. */
  keepsDataOnError?: boolean;
  children: (data: Data) => Elements;
}

/** Shows the data of a query; until then a spinner, or the error with a Retry button. */
export function Loaded<Data>({ query, failed, notFound, ...props }: LoadedProps<Data>) {
  const {
    loading = <Loading />,
    waitsForRefetch = false,
    keepsDataOnError = false,
    children,
  } = props;
  const { data, currentData, error, fulfilledTimeStamp } = query;
  const [cachedAt] = useState(fulfilledTimeStamp);
  const isAwaited = waitsForRefetch && fulfilledTimeStamp === cachedAt;
  // After a failure, the rows of another search or page would pass for those of this one.
  const isStale = Boolean(error) && currentData === undefined;
  const shown = isAwaited || isStale ? undefined : data;
  const hasFailed = Boolean(error) && (shown === undefined || keepsDataOnError);
  if (hasFailed && notFound && isNotFound(error)) return notFound;
  return (
    <>
      {shown !== undefined && children(shown)}
      {shown === undefined && !error && loading}
      {hasFailed && (
        <div className={props.failedClassName}>
          <LoadFailed text={failed} query={query} />
        </div>
      )}
    </>
  );
}

export function Loading({ className = 'min-h-60' }: { className?: string }) {
  return <Spinner text={words.ui.loading} className={className} />;
}

/** An error with a Retry button; retries by itself after temporary errors. */
export function LoadFailed({ text, query }: { text: string; query: Query<unknown> }) {
  const { error, isFetching, refetch } = query;
  const apiError = readApiError(error);
  useRetry(isTemporary(apiError) && !isFetching, refetch);
  return (
    <Notice tone="error" title={text} reference={apiError.reference} className="my-4">
      <SmallButton className="mt-3" isBusy={isFetching} onClick={refetch}>
        {isFetching ? words.ui.tryingAgain : words.ui.retry}
      </SmallButton>
    </Notice>
  );
}

/** Whether the API has no record at this address. */
export function isNotFound(error: unknown): boolean {
  const { status } = readApiError(error);
  return status === 404 || status === 400;
}
