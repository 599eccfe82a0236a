/** Text as its author typed it: an empty line parts paragraphs, "# " makes one a heading. */
export function PlainText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) =>
    paragraph.startsWith('# ') ? (
      <h2 key={index} dir="auto" className="wrap-anywhere">
        {paragraph.slice(2)}
      </h2>
    ) : (
      <p key={index} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {paragraph}
      </p>
    ),
  );
}

/** The first paragraph, which stands larger above the rest. */
export function splitLead(text: string): { lead: string; rest: string } {
  const [first = '', ...others] = paragraphsOf(text);
  if (first.startsWith('# ')) return { lead: '', rest: text };
  return { lead: first, rest: others.join('\n\n') };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
