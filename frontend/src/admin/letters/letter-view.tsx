import type { OpenLetter } from '@storyloom/backend/contract/shop/letter';
import { useState } from 'react';
import { askEvery } from '@/api/page';
import { formatMoment } from '@/ui/text/formats';
import { kindWords } from '@/ui/text/letter-kinds';
import { Pills } from '@/ui/controls/pills';
import { Opened, OpenedTitle } from '@/ui/text/opened-title';
import { SummaryRow } from '@/ui/text/summary-row';
import { Notice } from '@/ui/notices/notice';
import { LetterMark, readerOf, whyHeld } from './letter-words';
import { lettersApi } from './letters.api';
import { RetryLetter } from './retry-letter';

/** One letter: what became of it, and what it says. */
export function LetterView({ id, backTo }: { id: string; backTo: string }) {
  const query = lettersApi.useReadLetterQuery(id, askEvery(10_000));
  return (
    <Opened query={query} backTo={backTo} all="All letters" noun="letter">
      {(letter) => <OpenedLetter letter={letter} />}
    </Opened>
  );
}

function OpenedLetter({ letter }: { letter: OpenLetter }) {
  return (
    <article>
      <div tabIndex={-1} className="mb-2 flex flex-wrap items-center gap-3">
        <LetterMark status={letter.status} />
        {(letter.status === 'held' || (letter.status !== 'sent' && letter.tries > 0)) && (
          <RetryLetter letter={letter} />
        )}
      </div>
      <OpenedTitle className="sm:text-3xl">{letter.subject}</OpenedTitle>
      <LetterSummary letter={letter} />
      {letter.status === 'held' && (
        <Notice tone="info" title="It is held." className="mb-6">
          {whyHeld}
        </Notice>
      )}
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
            <SummaryRow key={name} name={name}>
              {value}
            </SummaryRow>
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
      <div className="mb-3">
        <Pills label="Show the letter" words={views} chosen={view} onChoose={setView} />
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
