/** The name as a picture of itself: the links around it say it in one word. */
export function Brand({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`font-serif font-bold tracking-tight whitespace-nowrap ${className}`}
    >
      {/* As wide as our font sets it: the second half stays where it is when the font comes. */}
      <span className="inline-block w-[2.517em]">Story</span>
      <span className="brand-mark">loom</span>
    </span>
  );
}
