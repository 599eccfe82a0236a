import { useSettings } from '@/api/endpoints/settings.api';

/** The owner's text about delivery, next to the order button. */
export function DeliveryText({ className = '' }: { className?: string }) {
  const { data } = useSettings();
  if (data?.delivery === '') return null;
  return <DeliveryTextLine text={data?.delivery} className={className} />;
}

interface DeliveryTextLineProps {
  /** Undefined until loaded: its line is reserved, so that nothing moves. */
  text: string | undefined;
  className?: string;
}

export function DeliveryTextLine({ text, className = '' }: DeliveryTextLineProps) {
  return (
    <p
      dir="auto"
      className={`min-h-5 text-sm wrap-anywhere whitespace-pre-line text-ink-faint ${className}`}
    >
      {text}
    </p>
  );
}
