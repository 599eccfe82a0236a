import type { Change } from '@storyloom/backend/contract/admin/change';
import { fieldWords, valueWords } from './change-words';

export function ChangedFields({ change: { action, before, after } }: { change: Change }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (paths.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 text-note sm:grid-cols-[10rem_minmax(0,1fr)]">
      {paths.map((path) => (
        <div key={path} className="contents">
          <dt className="text-ink-soft">{fieldWords(path)}</dt>
          <dd className="mb-2 min-w-0 space-y-1 sm:mb-0">
            {action !== 'created' && (
              <Value is="Before" text={valueWords(path, before[path])} isOld />
            )}
            <Value is="After" text={valueWords(path, after[path])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  is: string;
  text: string | undefined;
  isOld?: boolean;
}

function Value({ is, text, isOld = false }: ValueProps) {
  return (
    <p className={`break-words whitespace-pre-line ${isOld ? 'text-ink-soft' : ''}`}>
      <span className="sr-only">{is}: </span>
      {text === undefined ? (
        <em>nothing</em>
      ) : (
        <span className={isOld ? 'line-through decoration-1' : 'font-medium'}>{text}</span>
      )}
    </p>
  );
}
