/** A rule after the name of its field, or alone: labels have either gender and number. */
export const labelled = (label: string, text: string) => (label ? `${label}: ${text}` : text);
