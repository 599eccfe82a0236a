import type { SettingsFields } from '@storyloom/backend/contract/shop/settings';
import {
  maxCategories,
  type ShopCategory,
} from '@storyloom/backend/contract/book/categories/shop-categories';
import { categorySlugOf } from '@storyloom/backend/contract/book/categories/category-slug';
import { FieldError, TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { fieldOf } from '@/ui/form/form';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';
import { words } from '@/words/admin';
import { EntryList } from './entry-list';
import { SettingsSection } from './settings-section';
import { ruleMessage } from '@/ui/form/rule-message';

/** The owner's categories, and the target for books of a removed one. */
export function CategoriesSection() {
  const { categories: texts } = words.adminSettings;
  const form = useSettingsContext();
  const { defaultValues, errors } = form.formState;
  const stored = defaultValues?.categories as SettingsFields['categories'];
  const categories = useTypedSetting('categories');
  const { data: counts = [] } = adminSettingsApi.useReadCategoriesQuery();
  const removed = stored.filter(
    ({ slug }) => !categories.some((category) => category.slug === slug),
  );
  const brokenRule =
    errors.categories?.root?.message ??
    errors.categories?.message ??
    (errors.moveTo as { message?: string } | undefined)?.message;
  const error = brokenRule && ruleMessage(brokenRule, '');
  const renderCategory = (index: number) => {
    const slug = categories[index]?.slug ?? '';
    // A second category with the same short name is a typing mistake, which the owner can correct.
    const isFirst = categories.findIndex((category) => category.slug === slug) === index;
    const isStored = isFirst && stored.some((category) => category.slug === slug);
    const books = counts.find((category) => category.slug === slug)?.books;
    return (
      <>
        <TextField
          {...fieldOf(form, `categories.${index}.name`, texts.name)}
          autoComplete="off"
          onBlur={(event) => {
            const name = event.target.value;
            const usedSlugs = categories.map((category) => category.slug);
            if (slug === '')
              form.setValue(`categories.${index}.slug`, categorySlugOf(name, usedSlugs));
          }}
        />
        <TextField
          {...fieldOf(form, `categories.${index}.slug`, texts.slug)}
          autoComplete="off"
          readOnly={isStored}
          dir="ltr"
          hint={isStored && books !== undefined && texts.booksOnSale(books)}
        />
      </>
    );
  };
  return (
    <SettingsSection isWide>
      <EntryList
        name="categories"
        max={maxCategories}
        min={1}
        makeEntry={() => ({ slug: '', name: '' })}
        renderEntry={renderCategory}
      >
        {removed.map((category) => (
          <RemovedCategory key={category.slug} category={category} remaining={categories} />
        ))}
        <FieldError id="categories-error" text={error} />
      </EntryList>
    </SettingsSection>
  );
}

interface RemovedCategoryProps {
  category: ShopCategory;
  /** The categories that its books can move to. */
  remaining: ShopCategory[];
}

/** Drafts and deleted books count too, so every removed category needs a target. */
function RemovedCategory({ category: { slug, name }, remaining }: RemovedCategoryProps) {
  const form = useSettingsContext();
  return (
    <Select
      {...fieldOf(form, `moveTo.${slug}`, words.adminSettings.categories.booksGoTo(name))}
      defaultValue={remaining[0]?.slug}
    >
      {remaining
        .filter((category) => category.slug)
        .map((category) => (
          <option key={category.slug} value={category.slug}>
            {category.name}
          </option>
        ))}
    </Select>
  );
}
