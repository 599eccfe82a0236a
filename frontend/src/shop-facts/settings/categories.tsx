import type { ShopCategory } from '@storyloom/backend/contract/book/categories/shop-categories';
import { useKnownSettings } from '@/api/settings.api';

const none: ShopCategory[] = [];

/** The shop's own list, in its order; empty until the settings are there. */
export const useCategories = () => useKnownSettings()?.categories ?? none;

const specified = ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'];

/** As the specification prints its own five: by the slug, which a style sheet begins with a capital. */
const isSpecified = ({ slug, name }: ShopCategory) =>
  name.toLowerCase() === slug && specified.includes(name);

export function CategoryName({ slug }: { slug: string }) {
  const { name } = useCategories().find((category) => category.slug === slug) ?? { name: slug };
  if (isSpecified({ slug, name })) return <span className="capitalize">{slug}</span>;
  return <span>{name}</span>;
}

/** What a list of texts calls a category; the specification prints its own five by their slugs. */
export function useCategoryLabel(): (slug: string) => string {
  const categories = useCategories();
  // "Horror" is also German, beside names that are not slugs.
  const isEnglish = useKnownSettings()?.language === 'en';
  return (slug) => {
    const { name } = categories.find((category) => category.slug === slug) ?? { name: slug };
    return isEnglish && isSpecified({ slug, name }) ? slug : name;
  };
}

/** One option for each category, for a `<select>`; also for one that a book has and the shop no more. */
export function CategoryOptions({ also = '' }: { also?: string | undefined }) {
  const categories = useCategories();
  const labelOf = useCategoryLabel();
  const isGone = also !== '' && !categories.some(({ slug }) => slug === also);
  const shown = isGone ? [...categories, { slug: also, name: also }] : categories;
  return shown.map(({ slug }) => (
    <option key={slug} value={slug}>
      {labelOf(slug)}
    </option>
  ));
}
