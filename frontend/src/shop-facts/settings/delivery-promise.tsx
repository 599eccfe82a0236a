import { useSettings } from '@/api/endpoints/settings.api';

/** The delivery promise, next to the order button. */
export function DeliveryPromise({ className = '' }: { className?: string }) {
  const { data } = useSettings();
  if (data?.delivery === '') return null;
  return <DeliveryPromiseText text={data?.delivery} className={className} />;
}

interface PromiseTextProps {
  /** Undefined until loaded: its line is reserved, so that nothing moves. */
  text: string | undefined;
  className?: string;
}

export function DeliveryPromiseText({ text, className = '' }: PromiseTextProps) {
  return (
    <p
      dir="auto"
      className={`min-h-5 text-sm wrap-anywhere whitespace-pre-line text-ink-faint ${className}`}
    >
      {text}
    </p>
  );
}
