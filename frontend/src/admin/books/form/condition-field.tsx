import { usedConditions } from '@storyloom/backend/contract/book/condition';
import { Select } from '@/ui/form/more-fields';
import { fieldOf } from '@/ui/form/form';
import type { BookForm } from './use-book-form';
import { words } from '@/words/admin';

/** New is the rule, for which the form has nothing. */
export function ConditionField({ form }: { form: BookForm }) {
  const { labels } = words.bookForm;
  return (
    <Select {...fieldOf(form, 'condition', labels.condition)} hint={words.usedBooks.hint}>
      <option value="">{words.used.asNew}</option>
      {usedConditions.map((condition) => (
        <option key={condition} value={condition}>
          {words.used.names[condition]}
        </option>
      ))}
    </Select>
  );
}
