export function Brand({ className = '' }: { className?: string }) {
  return (
    <span className={`font-serif font-bold tracking-tight whitespace-nowrap ${className}`}>
      Story<span className="brand-mark">loom</span>
    </span>
  );
}
