/** Skips the navigation; visible while it has the focus. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:p-3"
    >
      {text}
    </a>
  );
}
