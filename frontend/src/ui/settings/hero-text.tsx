export function HeroText({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="mt-5 max-w-prose text-lg wrap-anywhere whitespace-pre-line text-ink-soft">
      {text}
    </p>
  );
}
