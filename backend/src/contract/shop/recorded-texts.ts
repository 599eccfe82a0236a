// The numbers and days of a rendered page, as the server has written them. A browser's first number
// format looks through all languages it knows, which takes as long as drawing the page.

let texts = new Map<string, string>();
let isRecording = false;

/** For the server: returns a map that receives the texts of the page rendered next. */
export function recordTexts(): Map<string, string> {
  isRecording = true;
  texts = new Map();
  return texts;
}

/** For the browser that hydrates the page. */
export function setRecordedTexts(recorded: [string, string][]): void {
  texts = new Map(recorded);
}

/** The recorded text of a value in its format; otherwise `write` writes it. */
export function recordedText(valueAndFormat: unknown[], write: () => string): string {
  const key = JSON.stringify(valueAndFormat);
  const text = texts.get(key) ?? write();
  if (isRecording) texts.set(key, text);
  return text;
}
