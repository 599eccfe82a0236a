import { Link } from 'react-router-dom';
import { slugOf } from '@storyloom/backend/contract/text/fold';
import { paths } from '@/config/paths';

interface AuthorLinkProps {
  author: string | undefined;
  className: string;
}

/** An author's name, which leads to the books; nothing where a book names nobody. */
export function AuthorLink({ author, className }: AuthorLinkProps) {
  if (!author) return null;
  const slug = slugOf(author);
  if (!slug) return <span className={className}>{author}</span>;
  return (
    <Link to={paths.author(slug)} className={`${className} hover:underline`}>
      {author}
    </Link>
  );
}
