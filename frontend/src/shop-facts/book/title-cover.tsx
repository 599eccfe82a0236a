interface TitleCoverProps {
  title: string;
  author: string | undefined;
  alt: string;
}

const palettes = [
  { ground: '#20392f', mark: '#e8b94a', text: '#f6efdc' },
  { ground: '#7b2d26', mark: '#f0c987', text: '#fbf1e0' },
  { ground: '#223a5e', mark: '#f2a65a', text: '#f3efe6' },
  { ground: '#e3b23c', mark: '#2d2a26', text: '#241f18' },
  { ground: '#3d2b4f', mark: '#d9a5b3', text: '#f6ecf2' },
  { ground: '#c8553d', mark: '#f6e7cb', text: '#fff6e6' },
  { ground: '#dcd3bd', mark: '#8c3b2a', text: '#2b251d' },
  { ground: '#12595b', mark: '#f4d58d', text: '#f2f4e8' },
] as const;

/**
 * A cover of title and author, for books without a picture; its palette and ornament depend on the
 * title.
 */
export function TitleCover({ title, author, alt }: TitleCoverProps) {
  const seed = seedOf(title);
  const { ground, mark, text } = palettes[seed % palettes.length] ?? palettes[0];
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="@container absolute inset-0 flex flex-col overflow-hidden rounded-[2px] shadow-book"
      // Keeps the colours of the drawn picture in high-contrast modes.
      style={{ backgroundColor: ground, color: text, forcedColorAdjust: 'none' }}
    >
      <Ornament kind={(seed >> 3) % 3} color={mark} />
      <span className="relative flex flex-1 flex-col p-[9cqw] ps-[12cqw]">
        <span
          dir="auto"
          className="line-clamp-6 pb-[0.1em] font-serif leading-[1.1] hyphens-auto font-semibold tracking-tight"
          style={{ fontSize: `${sizeFor(title)}cqw` }}
        >
          {title}
        </span>
        <span dir="auto" className="mt-auto line-clamp-2 text-[7cqw] leading-tight font-medium">
          {author}
        </span>
      </span>
      <span className="absolute inset-y-0 start-0 w-[5cqw] bg-gradient-to-r rtl:bg-gradient-to-l from-black/25 via-white/10 to-transparent" />
    </span>
  );
}

/** Small enough to keep the longest word in one piece, but never too small to read. */
function sizeFor(title: string): number {
  const words = title.match(/[\p{Lu}\p{Ll}’']+/gu) ?? [''];
  const longest = Math.max(...words.map((word) => word.length));
  return Math.min(11.5, Math.max(7, 140 / longest));
}

/** Between six lines of title and two of author, which the ornament must not cross. */
function Ornament({ kind, color }: { kind: number; color: string }) {
  return (
    <svg
      viewBox="0 0 100 150"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
    >
      {kind === 0 && <circle cx="79" cy="104" r="15" fill={color} />}
      {kind === 1 &&
        [0, 1, 2, 3].map((row) => (
          <path
            key={row}
            d={`M0 ${95 + row * 6} q25 -10 50 0 t50 0`}
            stroke={color}
            strokeWidth="2.5"
          />
        ))}
      {kind === 2 && (
        <path d="M14 119 L50 91 L86 119 Z M50 91 V119" stroke={color} strokeWidth="3" />
      )}
    </svg>
  );
}

function seedOf(text: string): number {
  let seed = 7;
  for (const char of text) seed = (seed * 31 + (char.codePointAt(0) ?? 0)) % 100_003;
  return seed;
}
