import { FiWifiOff } from 'react-icons/fi';

/** A bar at the top of the page about a lost connection. */
export function ConnectionBar({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm font-medium text-paper">
          <FiWifiOff aria-hidden="true" className="shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
