import { useId, type FormEvent } from 'react';
import { SmallButton } from './button';

interface PageJumpProps {
  pageCount: number;
  onJump: (page: number) => void;
}

/** The way to a page far off; absent where a step or two lead everywhere. */
export function PageJump({ pageCount, onJump }: PageJumpProps) {
  const id = useId();
  if (pageCount < 4) return null;
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Number(new FormData(form).get('page'));
    // Beyond the end is the last page.
    if (typed >= 1) onJump(Math.min(Math.trunc(typed), pageCount));
    form.reset();
  };
  return (
    <form
      noValidate
      onSubmit={jump}
      className="mt-4 flex flex-wrap items-center justify-center gap-3"
    >
      <label htmlFor={id} className="text-sm text-ink-soft">
        Go to page
      </label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className="min-h-11 w-20 rounded-md border border-line-strong bg-surface px-3 py-2 text-center text-base text-ink tabular-nums hover:border-ink"
      />
      <SmallButton type="submit">Go</SmallButton>
    </form>
  );
}
