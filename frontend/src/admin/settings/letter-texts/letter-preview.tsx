import type { CustomerLetterKind } from '@storyloom/backend/contract/shop/customer-letters';
import {
  letterTrialSchema,
  type LetterText,
  type LetterTrial,
} from '@storyloom/backend/contract/shop/letter-texts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { usePreviewLetterQuery } from '@/admin/settings/admin-settings.api';
import { Pills } from '@/ui/controls/pills';

const views = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const;
/** After the last key. */
const pauseMs = 400;

/** The letter about a sample order, as its reader would get it. */
export function LetterPreview({ kind, said }: { kind: CustomerLetterKind; said: LetterText }) {
  const [view, setView] = useState<keyof typeof views>('light');
  const { data, isError } = usePreviewLetterQuery(useTrial(kind, said) ?? skipToken);
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
