export function HeroText({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p
      dir="auto"
      className="max-w-prose text-lg max-sm:text-base max-md:w-full md:mt-5 wrap-anywhere whitespace-pre-line text-ink-soft"
    >
      {text}
    </p>
  );
}
