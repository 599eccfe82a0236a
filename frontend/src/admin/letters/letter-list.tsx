import { letterStatuses, type Letter } from '@storyloom/backend/contract/shop/letter';
import { Link } from 'react-router-dom';
import { askEvery, pageLength } from '@/api/page';
import { chosen } from '@/browser/use-filters';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { FoundList } from '@/ui/found-list';
import { countOf, formatMoment } from '@/ui/text/formats';
import { kindWords } from '@/ui/text/letter-kinds';
import { pill } from '@/ui/controls/pills';
import { Notice } from '@/ui/notices/notice';
import { letterStatusWords, LetterMark, readerOf, whyHeld } from './letter-words';
import { lettersApi } from './letters.api';
import { RetryLetter } from './retry-letter';
import { lettersAddress, useLetterFilters } from './letter-filters';

/** What the shop has written, newest first. */
export function LetterList() {
  const { status, page } = useLetterFilters();
  const query = lettersApi.useListLettersQuery(
    { ...chosen({ status }), page, limit: pageLength },
    askEvery(10_000),
  );
  return (
    <>
      <nav aria-label="Letters by status" className="mb-5 flex flex-wrap gap-1">
        {(['', ...letterStatuses] as const).map((each) => (
          <Link
            key={each}
            to={lettersAddress({ status: each })}
            aria-current={status === each ? 'page' : undefined}
            className={pill}
          >
            {each ? letterStatusWords[each] : 'All'}
          </Link>
        ))}
      </nav>
      <FoundList
        query={query}
        failed="The letters could not be loaded."
        count={({ total }) => countOf(total, 'letter')}
        empty={status ? 'There is no such letter.' : 'No letters yet. The first order brings two.'}
      >
        {({ letters }) => (
          <>
            {letters.some((letter) => letter.status === 'held') && (
              <Notice tone="info" title="Some letters are held." className="mb-6">
                {whyHeld}
              </Notice>
            )}
            <LetterTable letters={letters} />
          </>
        )}
      </FoundList>
    </>
  );
}

function LetterTable({ letters }: { letters: Letter[] }) {
  const filters = useLetterFilters();
  return (
    <DataTable
      caption="Letters"
      columns={[
        'Subject',
        'To',
        'Written',
        'Status',
        { text: <span className="sr-only">Send</span> },
      ]}
    >
      <TableBody>
        {letters.map((letter) => (
          <TableRow
            key={letter._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 md:h-16"
          >
            <Cell className="col-span-2 min-w-0 md:w-2/5 md:max-w-0">
              <Link
                to={lettersAddress({ ...filters, letter: letter._id })}
                className="link block truncate py-2 font-semibold md:py-0"
                title={letter.subject}
              >
                {letter.subject}
              </Link>
              <span className="block truncate text-sm text-ink-faint">
                {kindWords[letter.kind]}
              </span>
            </Cell>
            <Cell className="col-span-2 min-w-0 md:w-1/4 md:max-w-0">
              <span className="block truncate" title={letter.to}>
                {readerOf(letter.to)}
              </span>
            </Cell>
            <Cell className="self-center text-sm text-ink-soft md:whitespace-nowrap">
              {formatMoment(letter.createdAt)}
            </Cell>
            <Cell className="self-center justify-self-end">
              <LetterMark status={letter.status} />
            </Cell>
            <Cell className="col-span-2 justify-self-end text-right">
              {['failed', 'held'].includes(letter.status) && <RetryLetter letter={letter} />}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
