import type { ShopCategory } from '@storyloom/backend/contract/book/shop-categories';
import { settingsApi } from '@/api/settings.api';

const none: ShopCategory[] = [];

/** The shop's own list, in its order; empty until the settings are there. */
export const useCategories = () => settingsApi.useReadSettingsQuery().data?.categories ?? none;

const specified = ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'];

/** As the specification prints its own five: by the slug, which a style sheet begins with a capital. */
const isSpecified = ({ slug, name }: ShopCategory) =>
  name.toLowerCase() === slug && specified.includes(name);

export function CategoryName({ slug }: { slug: string }) {
  const { name } = useCategories().find((category) => category.slug === slug) ?? { name: slug };
  if (isSpecified({ slug, name })) return <span className="capitalize">{slug}</span>;
  return <span>{name}</span>;
}

/** One option for each category, for a `<select>`; also for one that a book has and the shop no more. */
export function CategoryOptions({ also = '' }: { also?: string | undefined }) {
  const categories = useCategories();
  const isGone = also !== '' && !categories.some(({ slug }) => slug === also);
  const shown = isGone ? [...categories, { slug: also, name: also }] : categories;
  return shown.map((category) => (
    <option key={category.slug} value={category.slug}>
      {isSpecified(category) ? category.slug : category.name}
    </option>
  ));
}
