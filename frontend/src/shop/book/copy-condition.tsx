import type { Book } from '@storyloom/backend/contract/book/book';
import { words } from '@/words/first';

/** The condition of a used copy: its meaning, and the shop's note on this copy. */
export function CopyCondition({ book: { condition, conditionNote } }: { book: Book }) {
  if (!condition) return null;
  return (
    <div className="mt-3 max-w-prose">
      <p className="font-semibold">{words.used.used[condition]}</p>
      <p className="text-note text-ink-soft">{words.used.explanations[condition]}</p>
      {conditionNote && (
        <p className="mt-1">
          <bdi>{conditionNote}</bdi>
        </p>
      )}
    </div>
  );
}
