import type { OpenLetter } from '@storyloom/backend/contract/letter';
import { useEffect, useRef, useState } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { readApiProblem, retryProps } from '@/api/api-error';
import { ButtonLink } from '@/ui/controls/button';
import { formatMoment } from '@/ui/text/moment';
import { Notice } from '@/ui/notices/notice';
import { RetryNotice } from '@/ui/retry-notice';
import { Spinner } from '@/ui/spinner';
import { kindWords, LetterMark, readerOf } from './letter-words';
import { useReadLetterQuery } from './letters.api';
import { RetryLetter } from './retry-letter';

/** One letter: what became of it, and what it says. */
export function LetterView({ id, backTo }: { id: string; backTo: string }) {
  const {
    currentData: letter,
    error,
    isFetching,
    refetch,
  } = useReadLetterQuery(id, { pollingInterval: 10_000, skipPollingIfUnfocused: true });
  const problem = !letter && error ? readApiProblem(error) : undefined;
  const isUnknown = problem?.status === 404 || problem?.status === 400;
  return (
    <>
      <ButtonLink variant="plain" size="small" to={backTo} className="mb-4 -ml-3">
        <FiArrowLeft aria-hidden="true" />
        All letters
      </ButtonLink>
      {!letter && !problem && <Spinner text="Loading..." className="min-h-60" />}
      {isUnknown && <p className="py-12 text-center text-ink-soft">There is no such letter.</p>}
      {problem && !isUnknown && (
        <RetryNotice
          text="The letter could not be loaded."
          isRetrying={isFetching}
          {...retryProps(error)}
          onRetry={() => void refetch()}
        />
      )}
      {letter && <OpenedLetter letter={letter} />}
    </>
  );
}

function OpenedLetter({ letter }: { letter: OpenLetter }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <LetterMark status={letter.status} />
        {letter.status !== 'sent' && letter.tries > 0 && <RetryLetter letter={letter} />}
      </div>
      <h2
        ref={title}
        tabIndex={-1}
        className="text-2xl [overflow-wrap:anywhere] outline-none sm:text-3xl"
      >
        {letter.subject}
      </h2>
      <LetterSummary letter={letter} />
      {letter.error && (
        <Notice
          tone={letter.status === 'failed' ? 'warning' : 'info'}
          title={letter.status === 'failed' ? 'It could not be sent.' : 'The last try failed.'}
          className="mb-6 [overflow-wrap:anywhere]"
        >
          {letter.error}
        </Notice>
      )}
      <LetterBody letter={letter} />
    </article>
  );
}

function LetterSummary({ letter }: { letter: OpenLetter }) {
  const { kind, to, createdAt, sentAt, nextTryAt, tries } = letter;
  const rows: [string, string | undefined][] = [
    ['To', readerOf(to)],
    ['About', kindWords[kind]],
    ['Written', formatMoment(createdAt)],
    ['Sent', sentAt && formatMoment(sentAt)],
    ['Tries', String(tries)],
    ['Next try', tries > 0 && nextTryAt ? formatMoment(nextTryAt) : undefined],
  ];
  return (
    <dl className="my-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-ink-faint">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const views = { html: 'As it looks', text: 'Plain text' } as const;

function LetterBody({ letter: { html, text } }: { letter: OpenLetter }) {
  const [view, setView] = useState<keyof typeof views>('html');
  return (
    <>
      <div role="group" aria-label="Show the letter" className="mb-3 flex flex-wrap gap-1">
        {(['html', 'text'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => setView(each)}
            className="min-h-11 rounded-full px-4 text-[0.9375rem] font-medium hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {views[each]}
          </button>
        ))}
      </div>
      {view === 'html' ? (
        <iframe
          title="The letter as mail programs show it"
          // No scripts and no origin of its own: what somebody wrote into a title stays a text.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          className="h-[46rem] w-full max-w-3xl resize-y rounded-lg border border-line bg-paper"
        />
      ) : (
        <pre className="max-w-3xl overflow-x-auto rounded-lg border border-line bg-surface p-5 font-mono text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </pre>
      )}
    </>
  );
}
