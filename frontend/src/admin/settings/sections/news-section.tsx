import { maxNewsItems, type NewsItem } from '@storyloom/backend/contract/shop/settings';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';
import { PictureButton } from '@/admin/ui/picture/picture-picker';
import { NewsCard } from '@/shop-facts/settings/news-card';
import { words } from '@/words/admin';
import { TextField } from '@/ui/form/field';
import { asTyped, fieldOf } from '@/ui/form/form';
import { TextArea } from '@/ui/form/text-area';
import { EntryList } from './entry-list';
import { SettingsSection, ShopPreview } from './settings-section';

export function NewsSection() {
  const { news: texts } = words.adminSettings;
  const form = useSettingsContext();
  /** The article may have been moved while its picture was uploading. */
  const setPicture = (id: number | undefined, name: string) => {
    const index = form.getValues('news').findIndex((article) => article.id === id);
    if (index < 0) return;
    form.setValue(`news.${index}.image`, name, asTyped);
  };
  return (
    <SettingsSection isWide>
      <EntryList
        name="news"
        max={maxNewsItems}
        makeEntry={(others) => ({
          id: Math.max(0, ...others.map((article) => article.id)) + 1,
          title: '',
          description: '',
          image: '',
          story: '',
        })}
        renderEntry={(index) => {
          const id = form.getValues(`news.${index}.id`);
          return (
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
              <div className="min-w-0 space-y-4">
                <TextField
                  {...fieldOf(form, `news.${index}.title`, texts.title)}
                  autoComplete="off"
                />
                <TextArea
                  {...fieldOf(form, `news.${index}.description`, texts.description)}
                  autoComplete="off"
                  rows={3}
                />
                <TextField
                  {...fieldOf(form, `news.${index}.image`, texts.picture)}
                  autoComplete="off"
                  hint={texts.pictureHint}
                />
                <PictureButton
                  label={texts.upload(index + 1)}
                  onUploaded={(name) => setPicture(id, name)}
                />
                <TextArea
                  {...fieldOf(form, `news.${index}.story`, texts.story)}
                  autoComplete="off"
                  rows={5}
                />
              </div>
              <NewsPreview index={index} />
            </div>
          );
        }}
      />
    </SettingsSection>
  );
}

function NewsPreview({ index }: { index: number }) {
  const item = useTypedSetting(`news.${index}`);
  const shown: NewsItem = {
    ...item,
    title: item.title || words.adminSettings.news.untitled,
    story: '',
  };
  return (
    <ShopPreview className="max-w-xs">
      <NewsCard item={shown} />
    </ShopPreview>
  );
}
