import type { BookField } from '@storyloom/backend/contract/book/book';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import type { ChangesByOthers } from './compare-with-theirs';
import { useFieldText } from './field-inputs';

export function OthersChanges({ changes }: { changes: ChangesByOthers | null }) {
  const textOf = useFieldText();
  if (!changes || changes.names.length === 0) return null;
  return (
    <Notice className="mb-6" title={words.bookForm.meanwhile.title}>
      <ul className="mt-1 list-disc ps-5">
        {changes.names.map((name) => (
          <li key={name} className="break-words">
            {sentenceOf(name, changes, textOf)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function sentenceOf(
  name: BookField,
  { before, after, sold }: ChangesByOthers,
  textOf: ReturnType<typeof useFieldText>,
): string {
  const { labels, meanwhile } = words.bookForm;
  const now = textOf(name, after[name]);
  if (name !== 'stock' || sold === undefined)
    return meanwhile.became(labels[name], textOf(name, before[name]), now);
  // A cancelled order returned copies.
  return sold > 0 ? meanwhile.soldLeft(sold, now) : meanwhile.cameBackLeft(-sold, now);
}
