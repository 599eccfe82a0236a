import {
  customerLetters,
  letterPlaces,
  type CustomerLetterKind,
  type LetterPlace,
} from '@storyloom/backend/contract/shop/customer-letters';
import { inBraces } from '@storyloom/backend/contract/shop/letter-texts';
import { useEffect, useRef } from 'react';
import { SmallButton } from '@/ui/controls/button';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the shop fills in, to be clicked in where the cursor stands. */
export function LetterPlaces({ kind }: { kind: CustomerLetterKind }) {
  const group = useRef<HTMLDivElement>(null);
  /** The field in which the cursor stood last. */
  const last = useRef<Field | null>(null);
  const names = {
    subject: `letterTexts.${kind}.subject`,
    text: `letterTexts.${kind}.text`,
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

  const insert = (place: LetterPlace) => {
    const isForSubject = customerLetters[kind].places.subject.includes(place);
    const isInSubject = last.current?.name === names.subject && isForSubject;
    const name = isInSubject ? names.subject : names.text;
    const field = group.current?.closest('form')?.querySelector<Field>(`[name="${name}"]`);
    if (!field) return;
    const { length } = field.value;
    if (last.current !== field) field.setSelectionRange(length, length);
    field.setRangeText(inBraces(place), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true })); // as if it were typed
    field.focus();
  };

  return (
    <div ref={group} role="group" aria-label="Places to click in">
      <p className="mb-2 text-sm text-ink-soft">
        What stands in braces is filled in for each letter. Click one to put it where the cursor is
        {customerLetters[kind].places.subject.map((place, i) => (
          <span key={place}>
            {i === 0 ? '; in the subject ' : ' or '}
            <code>{inBraces(place)}</code>
          </span>
        ))}
        .
      </p>
      <ul className="grid gap-x-4 gap-y-1 grid-cols-[auto_1fr]">
        {customerLetters[kind].places.text.map((place) => (
          <li key={place} className="contents">
            <SmallButton
              className="justify-self-start font-mono"
              aria-describedby={`place-${place}`}
              onClick={() => insert(place)}
            >
              {inBraces(place)}
            </SmallButton>
            <span id={`place-${place}`} className="self-center text-sm text-ink-soft">
              {letterPlaces[place]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
