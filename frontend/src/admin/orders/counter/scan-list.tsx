import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { formatPrice } from '@/shop-facts/formats/formats';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { canBeUndone, scanOutcome, type Scan } from './scan';

interface ScanListProps {
  scans: Scan[];
  /** Number of the customer at the counter; the scans of others are dimmed. */
  customer: number;
  onRevert: (scan: Scan) => void;
}

/** The last scans with their outcomes, newest first. */
export function ScanList({ scans, customer, onRevert }: ScanListProps) {
  if (scans.length === 0) return null;
  return (
    <ol
      aria-label={words.counter.lastScans}
      className="mt-4 divide-y divide-line border-t border-line-strong"
    >
      {scans.map((scan) => (
        <li
          key={scan.key}
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 py-2 ${scan.customer === customer ? '' : 'text-ink-soft'}`}
        >
          <p className="min-w-0 flex-1 basis-56 break-words">
            <bdi className="font-medium">{scan.result?.title ?? scan.code}</bdi>
            <span className={`block text-sm ${scan.state === 'refused' ? 'text-red' : ''}`}>
              {words.counter.modeOutcome(scan.mode, scanOutcome(scan))}
            </span>
          </p>
          <div className="ms-auto flex items-center gap-x-4">
            {scan.result?.orderId && scan.mode !== 'receive' && (
              <span className="tabular-nums">
                {formatPrice(scan.result.price, scan.result.currency)}
              </span>
            )}
            <ScanAction scan={scan} onRevert={onRevert} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function ScanAction({ scan, onRevert }: { scan: Scan; onRevert: (scan: Scan) => void }) {
  const { code, result, isUnknown } = scan;
  if (isUnknown) {
    return <TextLink to={`${paths.newBook}?isbn=${code}`}>{words.counter.addBook}</TextLink>;
  }
  return (
    <>
      {result?.orderId && (
        <TextLink
          to={paths.adminOrder(result.orderId)}
          aria-label={words.counter.orderOf(result.title)}
          className="text-sm"
        >
          {words.counter.order}
        </TextLink>
      )}
      {canBeUndone(scan) && (
        <SmallButton
          aria-label={words.counter.undoWhat(result?.title ?? '')}
          onClick={ignoreDoubleClick(() => onRevert(scan))}
        >
          {words.counter.undo}
        </SmallButton>
      )}
    </>
  );
}
