import { useState } from 'react';
import { Pills } from '@/ui/controls/pills';
import { words } from '@/words/admin';

interface EmailBodyProps {
  /** The label of the buttons. */
  label: string;
  html: string;
  text: string;
  /** Whether links can be clicked; they open in a new tab. */
  canOpenLinks?: boolean;
}

export function EmailBody({ label, html, text, canOpenLinks = false }: EmailBodyProps) {
  const texts = words.adminUi.email;
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <>
      <div className="mb-3">
        <Pills
          label={label}
          labels={{ html: texts.html, text: texts.text }}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'html' ? (
        <iframe
          title={texts.title}
          // Without scripts and origin, as the markup may contain text by others.
          sandbox={canOpenLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
          srcDoc={canOpenLinks ? html.replace('<head>', '<head><base target="_blank">') : html}
          className="h-[46rem] w-full max-w-3xl resize-y rounded-lg border border-line bg-paper"
        />
      ) : (
        <pre
          dir="auto"
          className="max-w-3xl overflow-x-auto rounded-lg border border-line bg-surface p-5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
    </>
  );
}
