export const pillClassName =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2.5 text-note sm:px-4 font-medium hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper aria-pressed:bg-ink aria-pressed:text-paper';

interface PillsProps<Value extends string> {
  label: string;
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { label, labels, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {(Object.keys(labels) as Value[]).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={value === option}
          onClick={() => onChange(option)}
          className={pillClassName}
        >
          {labels[option]}
        </button>
      ))}
    </div>
  );
}
