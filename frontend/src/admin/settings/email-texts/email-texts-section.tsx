import { skipToken } from '@reduxjs/toolkit/query';
import { customerEmailKinds } from '@storyloom/backend/contract/email/email';
import { type CustomerEmailKind } from '@storyloom/backend/contract/email/customer-emails';
import { emailTrialSchema, type EmailText } from '@storyloom/backend/contract/email/email-texts';
import { useRef, useState, type FocusEvent } from 'react';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { SettingsSection } from '@/admin/settings/sections/settings-section';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';
import { useDebounced } from '@/browser/use-debounced';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { EmailBody } from '@/admin/ui/email-body';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { Select } from '@/ui/form/select';
import { TextArea } from '@/ui/form/text-area';
import { EmailPlaceholders } from './email-placeholders';
import { words } from '@/words/admin';

/** Each email to customers, with the default or the owner's text. */
export function EmailTextsSection() {
  const { emailTexts } = words.adminSettings;
  const form = useSettingsContext();
  const texts = useTypedSetting('emailTexts');
  const [kind, setKind] = useState<CustomerEmailKind>('order-received');
  const own = texts[kind];
  const setOwn = (content: EmailText | undefined) => {
    const { [kind]: _before, ...others } = form.getValues('emailTexts');
    form.unregister(`emailTexts.${kind}`);
    const now = content ? { ...others, [kind]: content } : others;
    form.setValue('emailTexts', now, { shouldDirty: true });
  };
  return (
    <SettingsSection isWide>
      <Select
        label={emailTexts.email}
        className="max-w-md"
        value={kind}
        onChange={(event) => setKind(event.target.value as CustomerEmailKind)}
      >
        {customerEmailKinds.map((each) => (
          <option key={each} value={each}>
            {texts[each] ? emailTexts.ownWords(words.emailKinds[each]) : words.emailKinds[each]}
          </option>
        ))}
      </Select>
      <div tabIndex={-1} className="space-y-5">
        {own ? (
          <OwnEmail key={kind} kind={kind} content={own} onReset={() => setOwn(undefined)} />
        ) : (
          <>
            <p className="text-note text-ink-soft">{emailTexts.isDefault}</p>
            <SmallButton
              ref={restoreFocusBeside}
              onClick={() => {
                const { subject, text } = words.customerEmails[kind];
                setOwn({ subject, text });
              }}
            >
              {emailTexts.write}
            </SmallButton>
          </>
        )}
      </div>
    </SettingsSection>
  );
}

interface OwnEmailProps {
  kind: CustomerEmailKind;
  content: EmailText;
  onReset: () => void;
}

function OwnEmail({ kind, content, onReset }: OwnEmailProps) {
  const lastField = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const rememberField = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    lastField.current = target;
  };
  const form = useSettingsContext();
  const texts = words.adminSettings.emailTexts;
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <TextField
          {...fieldOf(form, `emailTexts.${kind}.subject`, texts.subject)}
          autoComplete="off"
          onFocus={rememberField}
        />
        <TextArea
          {...fieldOf(form, `emailTexts.${kind}.text`, texts.text)}
          rows={12}
          hint={texts.textHint}
          onFocus={rememberField}
        />
        <EmailPlaceholders kind={kind} lastField={lastField} />
        <SmallButton ref={restoreFocusBeside} onClick={onReset}>
          {texts.reset}
        </SmallButton>
      </div>
      <EmailPreview kind={kind} content={content} />
    </div>
  );
}

const pauseMs = 400;

/** A preview of the email for a sample order. */
function EmailPreview({ kind, content }: { kind: CustomerEmailKind; content: EmailText }) {
  const subject = useDebounced(content.subject, pauseMs);
  const text = useDebounced(content.text, pauseMs);
  const trial = emailTrialSchema.safeParse({ kind, subject, text });
  // While a text is invalid, the preview shows the last valid one.
  const { data, isError } = adminSettingsApi.usePreviewEmailQuery(trial.data ?? skipToken);
  const texts = words.adminSettings.emailTexts;
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm font-semibold text-ink-soft">{texts.preview}</p>
      <p role="status" className="my-2 text-sm wrap-anywhere">
        {isError && <span>{`${texts.previewFailed} `}</span>}
        <span>{data ? texts.previewSubject(data.subject) : texts.previewWaits}</span>
      </p>
      {data && <EmailBody label={texts.showPreview} html={data.html} text={data.text} />}
    </div>
  );
}
