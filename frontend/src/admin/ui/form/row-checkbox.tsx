interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: () => void;
}

/** A checkbox with the touch target of a finger. */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={onChange}
        className="size-5 accent-ink"
      />
    </label>
  );
}
