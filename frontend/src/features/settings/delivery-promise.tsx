import { useSettings } from './settings.api';

/** What the shop promises of every delivery, beside the button that buys. */
export function DeliveryPromise({ className = '' }: { className?: string }) {
  const { data } = useSettings();
  if (data?.delivery === '') return null;
  return (
    // A line's height before it is known, so that nothing moves when it comes.
    <p className={`min-h-5 text-sm wrap-anywhere whitespace-pre-line text-ink-faint ${className}`}>
      {data?.delivery}
    </p>
  );
}
