import type { BookField } from '@storyloom/backend/contract/book/book';
import { usedConditions } from '@storyloom/backend/contract/book/condition';
import { supplies } from '@storyloom/backend/contract/book/supply';
import { useFormState, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { fieldOf } from '@/ui/form/form';
import { words } from '@/words/admin';
import { digits, collapsedNames, type CollapsedName } from './field-inputs';
import type { BookForm } from './use-book-form';

/** Condition and supply: closed for a plain new book, open when one of them is filled in or wrong. */
export function ConditionAndSupply({ form }: { form: BookForm }) {
  const { labels, hints, supplies: names, conditionAndSupply } = words.bookForm;
  const field = (name: BookField) => fieldOf(form, name, labels[name]);
  const values = useWatch({ control: form.control, name: collapsedNames });
  const isFilledIn = values.some(Boolean);
  const { errors } = useFormState({ control: form.control, name: collapsedNames });
  const isWrong = collapsedNames.some((name) => errors[name]);
  const [isOpen, setIsOpen] = useState(isFilledIn);
  // A value that is filled in later or wrong opens the fields again.
  if (isWrong && !isOpen) setIsOpen(true);
  const [wasFilledIn, setWasFilledIn] = useState(isFilledIn);
  if (isFilledIn !== wasFilledIn) {
    setWasFilledIn(isFilledIn);
    if (isFilledIn) setIsOpen(true);
  }
  const [condition, , supply] = values;
  // Shows a field if it applies, or if it has a value.
  const isShown = (name: CollapsedName, applies: boolean) =>
    applies || values[collapsedNames.indexOf(name)] !== '' || errors[name] !== undefined;
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary
        className="cursor-pointer py-2.5 font-semibold"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {conditionAndSupply}
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Select {...field('condition')} hint={words.usedBooks.hint}>
            <option value="">{words.used.asNew}</option>
            {usedConditions.map((condition) => (
              <option key={condition} value={condition}>
                {words.used.names[condition]}
              </option>
            ))}
          </Select>
        </div>
        {isShown('conditionNote', condition !== '') && (
          <div className="sm:col-span-2">
            <TextField {...field('conditionNote')} hint={hints.conditionNote} />
          </div>
        )}
        <Select {...field('supply')} hint={hints.supply}>
          <option value="">{names.default}</option>
          {supplies.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
        {isShown('supplyDays', condition === '' && ['', 'orderIn'].includes(supply)) && (
          <TextField {...digits} {...field('supplyDays')} hint={hints.supplyDays} />
        )}
        {isShown('availableFrom', supply === 'preorder') && (
          <TextField dir="ltr" type="date" {...field('availableFrom')} hint={hints.availableFrom} />
        )}
      </div>
    </details>
  );
}
