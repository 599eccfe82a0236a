/** The sentence after the name of its field; without one, the sentence alone. */
export function labelled(label: string, text: string): string {
  return label ? `${label}: ${text}` : text;
}
