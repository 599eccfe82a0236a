import type { AuditEntry } from '@storyloom/backend/contract/admin/audit-entry';
import { useState } from 'react';
import { FiChevronRight } from 'react-icons/fi';
import { SmallButton } from '@/ui/controls/button';
import { Loaded, Loading } from '@/ui/loaded';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { CategoryName } from '@/shop-facts/settings/categories';
import { actorLabel, titleOf, fieldLabel, valueLabel } from './audit-labels';
import { auditLogApi, type AuditLogSubject } from './audit-log.api';

interface AuditLogProps extends AuditLogSubject {
  title?: string;
  /** Returns the name of a record, for a history of several records. */
  nameOf?: (id: string) => string | undefined;
}

/** The audit log, newest first; requested when it is opened. */
export function AuditLog({ title = words.auditLog.history, ...subject }: AuditLogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group rounded-lg border border-line bg-surface"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-5 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <FiChevronRight
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        <span>{title}</span>
      </summary>
      {isOpen && <Entries {...subject} />}
    </details>
  );
}

function Entries({ of, id, nameOf }: Omit<AuditLogProps, 'title'>) {
  const query = auditLogApi.useListAuditEntriesInfiniteQuery(
    { of, id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="border-t border-line px-5 py-4">
      <Loaded
        query={query}
        failed={words.auditLog.failed}
        loading={<Loading className="min-h-20" />}
        keepsDataOnError
      >
        {({ pages }) => (
          <ol className="divide-y divide-line empty:hidden">
            {pages
              .flatMap(({ entries }) => entries)
              .map((entry, index) => (
                <Entry key={`${entry.at} ${index}`} entry={entry} name={nameOf?.(entry.id)} />
              ))}
          </ol>
        )}
      </Loaded>
      {query.data?.pages[0]?.total === 0 && <p className="text-ink-soft">{words.auditLog.empty}</p>}
      {query.hasNextPage && (
        <SmallButton
          className="mt-4"
          isBusy={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {words.auditLog.earlier}
        </SmallButton>
      )}
    </div>
  );
}

function Entry({ entry, name }: { entry: AuditEntry; name: string | undefined }) {
  const { at, via } = entry;
  const by = actorLabel(entry.by);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">
          <strong className="font-semibold">{titleOf(entry, name)}</strong>{' '}
          <span className="text-ink-soft">
            {via === 'import' ? words.auditLog.byFile(by) : words.auditLog.by(by)}
          </span>
        </span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {formatDateTime(at)}
        </time>
      </p>
      {entry.of !== 'admin' && <ChangedFields entry={entry} />}
    </li>
  );
}

function ChangedFields({ entry: { action, before, after } }: { entry: AuditEntry }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (paths.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 text-note sm:grid-cols-[10rem_minmax(0,1fr)]">
      {paths.map((path) => (
        <div key={path} className="contents">
          <dt className="text-ink-soft">{fieldLabel(path)}</dt>
          <dd className="mb-2 min-w-0 space-y-1 sm:mb-0">
            {action !== 'created' && <Value path={path} value={before[path]} isOld />}
            <Value path={path} value={after[path]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  path: string;
  value: unknown;
  isOld?: boolean;
}

function Value({ path, value, isOld = false }: ValueProps) {
  const text = valueLabel(path, value);
  return (
    <p className={`break-words whitespace-pre-line ${isOld ? 'text-ink-soft' : ''}`}>
      <span className="sr-only">{isOld ? words.auditLog.before : words.auditLog.after}</span>
      {text === undefined ? (
        <em>{words.auditLog.nothing}</em>
      ) : (
        <span dir="auto" className={isOld ? 'line-through decoration-1' : 'font-medium'}>
          {path === 'category' ? <CategoryName slug={text} /> : text}
        </span>
      )}
    </p>
  );
}
