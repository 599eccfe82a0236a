import type { ReactNode } from 'react';
import type { Elements } from '@/ui/elements';

interface ProseProps {
  title: string;
  lead?: string;
  /** Above the title. */
  picture?: Elements;
  children: ReactNode;
}

/** A page of running text with a comfortable line length. */
export function Prose({ title, picture, ...text }: ProseProps) {
  return (
    <article className="page max-w-3xl py-8 sm:py-14">
      {picture}
      <h1 dir="auto" className={`text-4xl wrap-anywhere sm:text-5xl ${picture ? 'mt-8' : ''}`}>
        {title}
      </h1>
      <ProseText {...text} />
    </article>
  );
}

/** The text of such a page, below its title. */
export function ProseText({ lead, children }: Omit<ProseProps, 'title' | 'picture'>) {
  return (
    <>
      {lead && (
        <p dir="auto" className="mt-5 text-xl wrap-anywhere whitespace-pre-line text-ink-soft">
          {lead}
        </p>
      )}
      <div className="mt-8 space-y-5 text-[1.0625rem] leading-[1.65] [&_h2]:mt-10 [&_h2]:text-2xl [&_li]:ms-5 [&_li]:list-disc [&_li]:ps-1">
        {children}
      </div>
    </>
  );
}
