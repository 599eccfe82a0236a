/** Skips the navigation; visible while it has the focus. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      // A new address would lose the page to return to after signing in, and the secret of a link.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="sr-only z-50 rounded-md bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:p-3"
    >
      {text}
    </a>
  );
}
