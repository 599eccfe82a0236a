import {
  customerLetters,
  letterPlaces,
  type CustomerLetterKind,
  type LetterPlace,
} from '@storyloom/backend/contract/shop/customer-letters';
import { inBraces } from '@storyloom/backend/contract/shop/letter-texts';
import { SmallButton } from '@/ui/controls/button';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the shop fills in, to be clicked in where the cursor stands. */
export function LetterPlaces({ kind }: { kind: CustomerLetterKind }) {
  const insert = (place: LetterPlace, button: HTMLButtonElement) => {
    const subject = `letterTexts.${kind}.subject` as const;
    const isInSubject = (document.activeElement as Field | null)?.name === subject;
    const isForSubject = customerLetters[kind].places.subject.includes(place);
    const name = isInSubject && isForSubject ? subject : (`letterTexts.${kind}.text` as const);
    const field = button.form?.elements.namedItem(name) as Field;
    const end = field.value.length;
    field.setRangeText(
      inBraces(place),
      field.selectionStart ?? end,
      field.selectionEnd ?? end,
      'end',
    );
    field.dispatchEvent(new Event('input', { bubbles: true })); // as when it is typed
    field.focus();
  };

  return (
    <div role="group" aria-label="Places to click in">
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
              onMouseDown={(event) => event.preventDefault()} // the cursor stays where it is
              onClick={(event) => insert(place, event.currentTarget)}
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
