import {
  customerEmails,
  emailPlaceholders,
  type CustomerEmailKind,
  type EmailPlaceholder,
} from '@storyloom/backend/contract/shop/customer-emails';
import { inBraces } from '@storyloom/backend/contract/shop/email-texts';
import { useEffect, useRef } from 'react';
import { SmallButton } from '@/ui/controls/button';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the shop fills in, to be clicked in where the cursor stands. */
export function EmailPlaceholders({ kind }: { kind: CustomerEmailKind }) {
  const group = useRef<HTMLDivElement>(null);
  /** The field in which the cursor stood last. */
  const last = useRef<Field | null>(null);
  const names = {
    subject: `emailTexts.${kind}.subject`,
    text: `emailTexts.${kind}.text`,
  };

  useEffect(() => {
    const owner = group.current?.closest('form');
    const note = ({ target }: FocusEvent) => {
      const { name } = target as Field;
      if (name === names.subject || name === names.text) last.current = target as Field;
    };
    owner?.addEventListener('focusin', note);
    return () => owner?.removeEventListener('focusin', note);
  }, [names.subject, names.text]);

  const insert = (placeholder: EmailPlaceholder) => {
    const isForSubject = customerEmails[kind].placeholders.subject.includes(placeholder);
    const isInSubject = last.current?.name === names.subject && isForSubject;
    const name = isInSubject ? names.subject : names.text;
    const field = group.current?.closest('form')?.querySelector<Field>(`[name="${name}"]`);
    if (!field) return;
    const { length } = field.value;
    if (last.current !== field) field.setSelectionRange(length, length);
    field.setRangeText(
      inBraces(placeholder),
      field.selectionStart ?? 0,
      field.selectionEnd ?? 0,
      'end',
    );
    field.dispatchEvent(new Event('input', { bubbles: true })); // as if it were typed
    field.focus();
  };

  return (
    <div ref={group} role="group" aria-label="Places to click in">
      <p className="mb-2 text-sm text-ink-soft">
        What stands in braces is filled in for each email. Click one to put it where the cursor is
        {customerEmails[kind].placeholders.subject.map((placeholder, i) => (
          <span key={placeholder}>
            {i === 0 ? '; in the subject ' : ' or '}
            <code>{inBraces(placeholder)}</code>
          </span>
        ))}
        .
      </p>
      <ul className="grid gap-x-4 gap-y-1 grid-cols-[auto_1fr]">
        {customerEmails[kind].placeholders.text.map((placeholder) => (
          <li key={placeholder} className="contents">
            <SmallButton
              className="justify-self-start font-mono"
              aria-describedby={`place-${placeholder}`}
              onClick={() => insert(placeholder)}
            >
              {inBraces(placeholder)}
            </SmallButton>
            <span id={`place-${placeholder}`} className="self-center text-sm text-ink-soft">
              {emailPlaceholders[placeholder]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
