import type { ReactNode } from 'react';

/** A page of running text with a comfortable measure. */
export function Prose({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <article className="page max-w-3xl py-12 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && (
        <p className="mt-5 font-serif text-xl wrap-anywhere whitespace-pre-line text-ink-soft">
          {lead}
        </p>
      )}
      <div className="mt-8 space-y-5 text-[1.0625rem] leading-7 [&_h2]:mt-10 [&_h2]:text-2xl [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1">
        {children}
      </div>
    </article>
  );
}
