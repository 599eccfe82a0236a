const heading = '# ';

/** Text as its author typed it: an empty line parts paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The words of a paragraph that "# " makes a heading; undefined for every other. */
export function headingOf(paragraph: string): string | undefined {
  return paragraph.startsWith(heading) ? paragraph.slice(heading.length) : undefined;
}
