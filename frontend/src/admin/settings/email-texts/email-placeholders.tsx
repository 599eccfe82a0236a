import {
  customerEmails,
  type CustomerEmailKind,
  type EmailPlaceholder,
} from '@storyloom/backend/contract/email/customer-emails';
import { inBraces } from '@storyloom/backend/contract/email/email-texts';
import type { RefObject } from 'react';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { SmallButton } from '@/ui/controls/button';
import { words } from '@/words/admin';

interface EmailPlaceholdersProps {
  kind: CustomerEmailKind;
  /** The field that had the focus last. */
  lastField: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** The placeholders of an email; a click inserts one at the cursor. */
export function EmailPlaceholders({ kind, lastField }: EmailPlaceholdersProps) {
  const { getValues, setValue, setFocus } = useSettingsContext();
  const { subject, text } = customerEmails[kind].placeholders;
  const insert = (placeholder: EmailPlaceholder) => {
    const part = lastField.current?.name.endsWith('.subject') ? 'subject' : 'text';
    const name =
      `emailTexts.${kind}.${part === 'subject' && subject.includes(placeholder) ? part : 'text'}` as const;
    const value = getValues(name) ?? '';
    const field = lastField.current?.name === name ? lastField.current : null;
    const start = field?.selectionStart ?? value.length;
    const end = field?.selectionEnd ?? value.length;
    const cursor = start + inBraces(placeholder).length;
    setValue(name, value.slice(0, start) + inBraces(placeholder) + value.slice(end), {
      shouldDirty: true,
    });
    setFocus(name);
    lastField.current?.setSelectionRange(cursor, cursor);
  };

  const texts = words.adminSettings.emailTexts;
  return (
    <div role="group" aria-label={texts.placeholders}>
      <p className="mb-2 text-sm text-ink-soft">{texts.placeholdersHint(subject.map(inBraces))}</p>
      <ul className="grid gap-x-4 gap-y-1 grid-cols-[auto_1fr]">
        {text.map((placeholder) => (
          <li key={placeholder} className="contents">
            <SmallButton
              dir="ltr"
              className="justify-self-start font-mono"
              aria-describedby={`placeholder-${placeholder}`}
              onClick={() => insert(placeholder)}
            >
              {inBraces(placeholder)}
            </SmallButton>
            <span id={`placeholder-${placeholder}`} className="self-center text-sm text-ink-soft">
              {words.emailPlaceholders[placeholder]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
