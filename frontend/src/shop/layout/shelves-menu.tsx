import { Link } from 'react-router-dom';
import { useFilledLists } from '@/api/lists.api';
import { paths } from '@/config/paths';
import { Menu, menuItemClassName } from '@/ui/menu';

/** The shop's own choices; nothing where there are none. */
export function ShelvesMenu() {
  const shown = useFilledLists();
  if (shown.length === 0) return null;
  return (
    <Menu label="Shelves" face="Shelves" faceClassName="shrink-0 px-2 text-note font-medium">
      <ul className="max-h-[calc(100dvh-7.5rem)] overflow-y-auto">
        {shown.map(({ slug, title }) => (
          <li key={slug}>
            <Link dir="auto" to={paths.list(slug)} className={`${menuItemClassName} wrap-anywhere`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
