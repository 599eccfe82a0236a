import type { ShopCategory } from '@storyloom/backend/contract/book/categories/shop-categories';
import { useKnownSettings } from '@/api/endpoints/settings.api';

const none: ShopCategory[] = [];

/** The categories of the shop; empty until the settings are loaded. */
export const useCategories = () => useKnownSettings()?.categories ?? none;

const specified = ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'];

/** The specification prints its five categories by slug; a style sheet capitalizes them. */
const isSpecified = ({ slug, name }: ShopCategory) =>
  name.toLowerCase() === slug && specified.includes(name);

export function CategoryName({ slug }: { slug: string }) {
  const { name } = useCategories().find((category) => category.slug === slug) ?? { name: slug };
  if (isSpecified({ slug, name })) return <span className="capitalize">{slug}</span>;
  return <span>{name}</span>;
}

/** Returns the label of a category in plain text; the specified five are shown by slug. */
export function useCategoryLabel(): (slug: string) => string {
  const categories = useCategories();
  // In another language "Horror" may be a translated name, next to names that are not slugs.
  const isEnglish = useKnownSettings()?.language === 'en';
  return (slug) => {
    const { name } = categories.find((category) => category.slug === slug) ?? { name: slug };
    return isEnglish && isSpecified({ slug, name }) ? slug : name;
  };
}

/**
 * An `<option>` per category, and one for a category that a book has but the shop no longer lists.
 */
export function CategoryOptions({ also = '' }: { also?: string | undefined }) {
  const categories = useCategories();
  const labelOf = useCategoryLabel();
  const isUnlisted = also !== '' && !categories.some(({ slug }) => slug === also);
  const shown = isUnlisted ? [...categories, { slug: also, name: also }] : categories;
  return shown.map(({ slug }) => (
    <option key={slug} value={slug}>
      {labelOf(slug)}
    </option>
  ));
}
