import { maxNewsItems, type NewsItem } from '@storyloom/backend/contract/settings';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FiPlus } from 'react-icons/fi';
import { Button } from '@/ui/controls/button';
import { TextArea, TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { ListItemFrame } from './list-item-frame';
import { NewsCard } from '@/ui/settings/news-card';
import type { SettingsParts } from './settings-form';
import { SettingsSection } from './settings-section';
import { useSettingsContext } from './text-sections';

interface NewsSectionProps extends SettingsParts {
  /** Told of each note whether its picture is on its way. */
  onUploading: (key: string, isBusy: boolean) => void;
}

export function NewsSection({ renderPicturePicker, onUploading }: NewsSectionProps) {
  const form = useSettingsContext();
  const { control } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'news', keyName: 'key' });
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= maxNewsItems;

  const add = () => {
    if (isFull) return;
    const id = Math.max(0, ...fields.map((note) => note.id)) + 1;
    append({ id, title: '', description: '', image: '', story: '' });
  };
  /** The note may have been moved while its picture was on its way. */
  const setPicture = (id: number, name: string) => {
    const index = form.getValues('news').findIndex((note) => note.id === id);
    if (index < 0) return;
    form.setValue(`news.${index}.image`, name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SettingsSection id="news" hint="Up to five notes on the home page, first one first." isWide>
      <ol className="space-y-6">
        {fields.map(({ key, id }, index) => (
          <ListItemFrame
            key={key}
            name={`Note ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          >
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
              <div className="min-w-0 space-y-4">
                <TextField {...fieldOf(form, `news.${index}.title`, 'Title')} autoComplete="off" />
                <TextArea {...fieldOf(form, `news.${index}.description`, 'Short text')} rows={3} />
                <TextField
                  {...fieldOf(form, `news.${index}.image`, 'Picture')}
                  hint="An address on the web, or the name of a stored picture."
                  autoComplete="off"
                />
                {renderPicturePicker({
                  label: `Upload a picture for note ${index + 1}`,
                  onUploaded: (name) => setPicture(id, name),
                  onBusy: (isBusy) => onUploading(key, isBusy),
                })}
                <TextArea {...fieldOf(form, `news.${index}.story`, 'The note in full')} rows={5} />
              </div>
              <NewsPreview index={index} />
            </div>
          </ListItemFrame>
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="quiet"
        size="small"
        aria-disabled={isFull || undefined}
        onClick={add}
      >
        <FiPlus aria-hidden="true" /> Add a note
      </Button>
      {isFull && <p className="text-sm text-ink-soft">There is room for {maxNewsItems} notes.</p>}
    </SettingsSection>
  );
}

function NewsPreview({ index }: { index: number }) {
  const { control } = useSettingsContext();
  const item = useWatch({ control, name: `news.${index}` });
  const shown: NewsItem = { ...item, title: item.title || 'Title of the note', story: '' };
  return (
    <div>
      <p className="mb-2 text-sm font-semibold text-ink-soft">In the shop</p>
      <div inert className="max-w-xs overflow-hidden rounded-lg border border-line bg-paper p-4">
        <NewsCard item={shown} />
      </div>
    </div>
  );
}
