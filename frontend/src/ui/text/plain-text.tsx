import { headingOf, paragraphsOf } from '@storyloom/backend/contract/text/paragraphs';

/** Plain text by the owner: an empty line separates paragraphs, "# " makes one a heading. */
export function PlainText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => {
    const heading = headingOf(paragraph);
    return heading === undefined ? (
      <p key={index} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {paragraph}
      </p>
    ) : (
      <h2 key={index} dir="auto" className="wrap-anywhere">
        {heading}
      </h2>
    );
  });
}

/** The first paragraph, which is shown larger, and the rest. */
export function splitLead(text: string): { lead: string; rest: string } {
  const [first = '', ...others] = paragraphsOf(text);
  if (headingOf(first) !== undefined) return { lead: '', rest: text };
  return { lead: first, rest: others.join('\n\n') };
}
