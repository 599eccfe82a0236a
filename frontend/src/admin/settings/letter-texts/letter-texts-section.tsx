import { skipToken } from '@reduxjs/toolkit/query';
import { customerLetterKinds } from '@storyloom/backend/contract/shop/letter';
import {
  customerLetters,
  type CustomerLetterKind,
} from '@storyloom/backend/contract/shop/customer-letters';
import {
  letterTrialSchema,
  type LetterText,
  type LetterTrial,
} from '@storyloom/backend/contract/shop/letter-texts';
import { useEffect, useState } from 'react';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { SettingsField, SettingsSection } from '@/admin/settings/sections/settings-section';
import { useSettingsContext, useTyped } from '@/admin/settings/settings-context';
import { restoreFocusBeside } from '@/browser/place/focus';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { Select } from '@/ui/form/more-fields';
import { kindWords } from '@/ui/text/letter-kinds';
import { LetterPlaces } from './letter-places';

/** Each letter to customers, as delivered or in the owner's words. */
export function LetterTextsSection() {
  const form = useSettingsContext();
  const texts = useTyped('letterTexts');
  const [kind, setKind] = useState<CustomerLetterKind>('order-received');
  const own = texts[kind];
  const setOwn = (said: LetterText | undefined) => {
    const { [kind]: _before, ...others } = form.getValues('letterTexts');
    form.unregister(`letterTexts.${kind}`);
    const now = said ? { ...others, [kind]: said } : others;
    form.setValue('letterTexts', now, { shouldDirty: true });
  };
  return (
    <SettingsSection
      isWide
      hint="What customers read. Your own words take the place of those as delivered, kind by kind."
    >
      <Select
        label="Letter"
        className="max-w-md"
        value={kind}
        onChange={(event) => setKind(event.target.value as CustomerLetterKind)}
      >
        {customerLetterKinds.map((each) => (
          <option key={each} value={each}>
            {kindWords[each]}
            {texts[each] ? ' (your words)' : ''}
          </option>
        ))}
      </Select>
      <div tabIndex={-1} className="space-y-5">
        {own ? (
          <div className="grid gap-8 xl:grid-cols-2" key={kind}>
            <div className="min-w-0 space-y-5">
              <SettingsField name={`letterTexts.${kind}.subject`} label="Subject" />
              <SettingsField
                name={`letterTexts.${kind}.text`}
                label="Text"
                rows={12}
                hint="Plain text; an empty line parts paragraphs."
              />
              <LetterPlaces kind={kind} />
              <SmallButton ref={restoreFocusBeside} onClick={() => setOwn(undefined)}>
                Back to delivered
              </SmallButton>
            </div>
            <LetterPreview kind={kind} said={own} />
          </div>
        ) : (
          <>
            <p className="text-note text-ink-soft">This letter goes as delivered.</p>
            <SmallButton
              ref={restoreFocusBeside}
              onClick={() => setOwn(customerLetters[kind].delivered)}
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

/** The letter about a sample order, as its reader would get it. */
function LetterPreview({ kind, said }: { kind: CustomerLetterKind; said: LetterText }) {
  const [view, setView] = useState<keyof typeof views>('light');
  const { data, isError } = adminSettingsApi.usePreviewLetterQuery(
    useTrial(kind, said) ?? skipToken,
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
          title="The letter as mail programs show it"
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
function useTrial(kind: CustomerLetterKind, said: LetterText): LetterTrial | undefined {
  const [trial, setTrial] = useState<LetterTrial>();
  const { subject, text } = said;
  useEffect(() => {
    const timer = setTimeout(() => {
      const read = letterTrialSchema.safeParse({ kind, subject, text });
      if (read.success) setTrial(read.data);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [kind, subject, text]);
  return trial;
}

/** Letters follow the reader's device, the preview what the owner wants to see. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  const media = scheme === 'dark' ? 'all' : 'not all';
  return html.replace('@media (prefers-color-scheme: dark)', `@media ${media}`);
}
