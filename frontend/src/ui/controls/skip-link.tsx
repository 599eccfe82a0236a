/** Leads the keyboard past the navigation; shown while it has the focus. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
    >
      {text}
    </a>
  );
}
