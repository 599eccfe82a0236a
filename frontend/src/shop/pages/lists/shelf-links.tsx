import { Link } from 'react-router-dom';
import { useFilledLists } from '@/api/lists.api';
import { paths } from '@/config/paths';
import { pill } from '@/ui/controls/pills';

/** The ways to the shop's own choices; on a search those first whose title has what was looked for. */
export function ShelfLinks({ q = '' }: { q?: string | undefined }) {
  const sought = q.toLocaleLowerCase();
  const rank = (title: string) => Number(!title.toLocaleLowerCase().includes(sought));
  const shown = useFilledLists().toSorted((one, other) => rank(one.title) - rank(other.title));
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Shelves" className="mt-14 border-t border-line pt-8">
      <h2 className="text-2xl">Our shelves</h2>
      <ul className="-mx-2 mt-3 flex flex-wrap gap-1">
        {shown.map(({ slug, title }) => (
          <li key={slug} className="max-w-full">
            <Link to={paths.list(slug)} className={`${pill} max-w-full wrap-anywhere`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
