import { isbnProblem, readIsbn } from '@storyloom/backend/contract/book/isbn';
import { arrivalSchema } from '@storyloom/backend/contract/order/awaited-books';
import { useRef, useState, type FormEvent } from 'react';
import { useDocumentKeys } from '@/browser/use-document-keys';
import { focusForScanner } from '@/admin/orders/key-events';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { ruleMessage } from '@/ui/form/rule-message';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import type { useArrivals } from './use-arrivals';

/** The form of an arrival: a scanner types the ISBN and presses Enter. */
export function ArrivalForm({ take, isTaking, refused }: ReturnType<typeof useArrivals>) {
  const texts = words.awaitedBooks.arrivals;
  const field = useRef<HTMLInputElement>(null);
  const copiesField = useRef<HTMLInputElement>(null);
  const [copies, setCopies] = useState('1');
  const [error, setError] = useState<string>();
  const [copiesError, setCopiesError] = useState<string>();
  useDocumentKeys((event) => focusForScanner(event, field.current));
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const typed = input.value;
    if (!typed && isTaking) return;
    const isbn = readIsbn(typed);
    setError(isbn ? undefined : ruleMessage(isbnProblem(typed) ?? 'required', texts.typed));
    const broken = brokenRuleOf(copies);
    setCopiesError(broken && ruleMessage(broken, texts.copies));
    if (isbn && broken) return copiesField.current?.focus();
    if (!isbn) return input.select();
    // The field is cleared first: the next scan may follow at once.
    input.value = '';
    setCopies('1');
    input.focus();
    if ((await take({ isbn, copies })) || input.value) return;
    input.value = typed;
    // A number that was typed meanwhile is kept.
    setCopies((current) => (current === '1' ? copies : current));
    input.select();
  };
  return (
    <form
      noValidate
      aria-label={texts.title}
      aria-busy={isTaking}
      className="mb-8 flex max-w-xl flex-wrap items-start gap-4 print:hidden"
      onSubmit={(event) => void enter(event)}
    >
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          ref={field}
          label={texts.isbn}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
        />
      </div>
      <TextField
        ref={copiesField}
        label={texts.copies}
        error={copiesError}
        inputMode="numeric"
        dir="ltr"
        className="w-24"
        maxLength={5}
        value={copies}
        onChange={(event) => setCopies(event.target.value)}
      />
      <Button type="submit" className="max-sm:self-end sm:mt-6.5">
        {texts.button}
      </Button>
      {refused.map(({ id, copies, title, reference }) => (
        <Notice key={id} tone="error" className="w-full" title={title} reference={reference}>
          {copies > 1 && words.awaitedBooks.copies(copies)}
        </Notice>
      ))}
    </form>
  );
}

/** The broken rule of the number of copies; undefined if it is valid. */
function brokenRuleOf(copies: string): string | undefined {
  const { error } = arrivalSchema.safeParse({ copies });
  return error?.issues.find(({ path }) => path[0] === 'copies')?.message;
}
