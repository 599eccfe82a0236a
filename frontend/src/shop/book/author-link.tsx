import { Link } from 'react-router-dom';
import { authorsOf } from '@storyloom/backend/contract/book/author-names';
import { slugOf } from '@storyloom/backend/contract/text/fold';
import { paths } from '@/config/paths';

interface AuthorLinkProps {
  author: string | undefined;
  className: string;
}

/** Links each author's name to the books of that author; nothing for a book without authors. */
export function AuthorLink({ author, className }: AuthorLinkProps) {
  if (!author) return null;
  const names = authorsOf(author);
  if (names.length < 2) return <NameLink name={author} className={className} dir="auto" />;
  return (
    <span dir="auto" className="min-w-0">
      {names.map((name, i) => (
        <span key={i}>
          <span>{textBefore(author, names, i)}</span>
          {/* A name on one line cannot be cut here: "…" needs a block. */}
          <NameLink name={name} className={`${className} whitespace-normal!`} />
        </span>
      ))}
    </span>
  );
}

/** The text of the book between a name and the one before it. */
function textBefore(author: string, names: string[], index: number): string {
  let end = 0;
  let start = 0;
  for (const name of names.slice(0, index + 1)) {
    start = end;
    end = author.indexOf(name, start) + name.length;
  }
  return author.slice(start, end - (names[index] ?? '').length);
}

interface NameLinkProps {
  name: string;
  className: string;
  /** `auto` for a single name; several names share the direction of their line. */
  dir?: 'auto';
}

function NameLink({ name, className, dir }: NameLinkProps) {
  const slug = slugOf(authorsOf(name)[0] ?? '');
  if (!slug) return <span {...{ className, dir }}>{name}</span>;
  return (
    <Link dir={dir} to={paths.author(slug)} className={`${className} hover:underline`}>
      {name}
    </Link>
  );
}
