import { skipToken } from '@reduxjs/toolkit/query';
import { customerEmailKinds } from '@storyloom/backend/contract/shop/email';
import {
  customerEmails,
  type CustomerEmailKind,
} from '@storyloom/backend/contract/shop/customer-emails';
import {
  emailTrialSchema,
  type EmailText,
  type EmailTrial,
} from '@storyloom/backend/contract/shop/email-texts';
import { useEffect, useState } from 'react';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { SettingsField, SettingsSection } from '@/admin/settings/sections/settings-section';
import { useSettingsContext, useTyped } from '@/admin/settings/settings-context';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { Select } from '@/ui/form/more-fields';
import { kindLabels } from '@/ui/text/email-kinds';
import { EmailPlaceholders } from './email-placeholders';

/** Each email to customers, as delivered or in the owner's words. */
export function EmailTextsSection() {
  const form = useSettingsContext();
  const texts = useTyped('emailTexts');
  const [kind, setKind] = useState<CustomerEmailKind>('order-received');
  const own = texts[kind];
  const setOwn = (content: EmailText | undefined) => {
    const { [kind]: _before, ...others } = form.getValues('emailTexts');
    form.unregister(`emailTexts.${kind}`);
    const now = content ? { ...others, [kind]: content } : others;
    form.setValue('emailTexts', now, { shouldDirty: true });
  };
  return (
    <SettingsSection
      isWide
      hint="What customers read. Your own words take the place of those as delivered, kind by kind."
    >
      <Select
        label="Email"
        className="max-w-md"
        value={kind}
        onChange={(event) => setKind(event.target.value as CustomerEmailKind)}
      >
        {customerEmailKinds.map((each) => (
          <option key={each} value={each}>
            {kindLabels[each]}
            {texts[each] ? ' (your words)' : ''}
          </option>
        ))}
      </Select>
      <div tabIndex={-1} className="space-y-5">
        {own ? (
          <div className="grid gap-8 xl:grid-cols-2" key={kind}>
            <div className="min-w-0 space-y-5">
              <SettingsField name={`emailTexts.${kind}.subject`} label="Subject" />
              <SettingsField
                name={`emailTexts.${kind}.text`}
                label="Text"
                rows={12}
                hint="Plain text; an empty line parts paragraphs."
              />
              <EmailPlaceholders kind={kind} />
              <SmallButton ref={restoreFocusBeside} onClick={() => setOwn(undefined)}>
                Back to delivered
              </SmallButton>
            </div>
            <EmailPreview kind={kind} content={own} />
          </div>
        ) : (
          <>
            <p className="text-note text-ink-soft">This email has the default text.</p>
            <SmallButton
              ref={restoreFocusBeside}
              onClick={() => setOwn(customerEmails[kind].delivered)}
            >
              Write it in your own words
            </SmallButton>
          </>
        )}
      </div>
    </SettingsSection>
  );
}

const views = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const;
/** After the last key. */
const pauseMs = 400;

/** The email about a sample order, as its reader would get it. */
function EmailPreview({ kind, content }: { kind: CustomerEmailKind; content: EmailText }) {
  const [view, setView] = useState<keyof typeof views>('light');
  const { data, isError } = adminSettingsApi.usePreviewEmailQuery(
    useTrial(kind, content) ?? skipToken,
  );
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm font-semibold text-ink-soft">As a customer gets it</p>
      <Pills label="Show the preview" words={views} chosen={view} onChoose={setView} />
      <p role="status" className="my-2 text-sm wrap-anywhere">
        {isError && 'The preview could not be loaded. '}
        {data ? `Subject: ${data.subject}` : 'The preview comes once nothing is wrong or missing.'}
      </p>
      {data && view === 'text' && (
        <pre className="overflow-x-auto rounded-lg border border-line bg-surface p-5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {data.text}
        </pre>
      )}
      {data && view !== 'text' && (
        <iframe
          title="The email as mail programs show it"
          // No scripts, no links that lead anywhere, no origin of its own.
          sandbox=""
          srcDoc={inScheme(data.html, view)}
          className="h-[40rem] w-full resize-y rounded-lg border border-line bg-paper"
        />
      )}
    </div>
  );
}

/** What is typed, once it rests and is right; the last one that was until then. */
function useTrial(kind: CustomerEmailKind, content: EmailText): EmailTrial | undefined {
  const [trial, setTrial] = useState<EmailTrial>();
  const { subject, text } = content;
  useEffect(() => {
    const timer = setTimeout(() => {
      const read = emailTrialSchema.safeParse({ kind, subject, text });
      if (read.success) setTrial(read.data);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [kind, subject, text]);
  return trial;
}

/** Emails follow the reader's device, the preview what the owner wants to see. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  const media = scheme === 'dark' ? 'all' : 'not all';
  return html.replace('@media (prefers-color-scheme: dark)', `@media ${media}`);
}
