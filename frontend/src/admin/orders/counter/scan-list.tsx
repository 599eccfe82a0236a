import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { formatPrice } from '@/ui/text/formats';
import { TextLink } from '@/ui/controls/text-link';
import { canBeUndone, modeLabels, wordsOf, type Scan } from './scan';

interface ScanListProps {
  scans: Scan[];
  /** Who is being served; the others are pale. */
  customer: number;
  onRevert: (scan: Scan) => void;
}

/** The last scans, newest first, each with what came of it. */
export function ScanList({ scans, customer, onRevert }: ScanListProps) {
  if (scans.length === 0) return null;
  return (
    <ol aria-label="Last scans" className="mt-4 divide-y divide-line border-t border-line-strong">
      {scans.map((scan) => (
        <li
          key={scan.key}
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 py-2 ${scan.customer === customer ? '' : 'text-ink-soft'}`}
        >
          <p className="min-w-0 flex-1 basis-56 break-words">
            <span className="font-medium">{scan.result?.title ?? scan.code}</span>
            <span className={`block text-sm ${scan.state === 'refused' ? 'text-red' : ''}`}>
              {`${modeLabels[scan.mode]}: ${wordsOf(scan)}`}
            </span>
          </p>
          {scan.result && scan.mode !== 'receive' && (
            <span className="tabular-nums">{formatPrice(scan.result.price)}</span>
          )}
          <ScanAction scan={scan} onRevert={onRevert} />
        </li>
      ))}
    </ol>
  );
}

function ScanAction({ scan, onRevert }: { scan: Scan; onRevert: (scan: Scan) => void }) {
  const { code, result, isUnknown } = scan;
  if (isUnknown) {
    return <TextLink to={`${paths.newBook}?isbn=${code}`}>Add this book</TextLink>;
  }
  return (
    <>
      {result?.orderId && (
        <TextLink
          to={paths.adminOrder(result.orderId)}
          aria-label={`Order of ${result.title}`}
          className="text-sm"
        >
          Order
        </TextLink>
      )}
      {canBeUndone(scan) && (
        <SmallButton
          aria-label={`Undo: ${result?.title}`}
          onClick={ignoreDoubleClick(() => onRevert(scan))}
        >
          Undo
        </SmallButton>
      )}
    </>
  );
}
