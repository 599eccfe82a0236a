import { useRef, type ReactElement } from 'react';
import { useFieldArray, type FieldArray } from 'react-hook-form';
import { FiPlus } from 'react-icons/fi';
import type { SettingsFields } from '@storyloom/backend/contract/shop/settings';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { SmallButton } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';
import { ListItemLayout } from '@/admin/ui/form/list-item-layout';
import { words } from '@/words/admin';

type ListName = 'categories' | 'news' | 'social';

interface EntryListProps<Name extends ListName> {
  name: Name;
  max: number;
  min?: number;
  makeEntry: (others: SettingsFields[Name]) => FieldArray<SettingsFields, Name>;
  renderEntry: (index: number) => ReactElement;
  /** Rendered between the list and its button. */
  children?: Elements;
}

/** A setting that is a list in the owner's order. */
export function EntryList<Name extends ListName>(props: EntryListProps<Name>) {
  const { name, max, min = 0, makeEntry, renderEntry, children } = props;
  const { control, getValues } = useSettingsContext();
  const { fields, append, move, remove } = useFieldArray({ control, name, keyName: 'key' });
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    if (fields.length > min) remove(index);
    // Focus moves to the next entry's button, so that several can be removed by repeated presses.
    requestAnimationFrame(() => (removeButtons.current[index] ?? addButton.current)?.focus());
  };
  const isFull = fields.length >= max;
  const texts = words.adminSettings.entries[name];
  return (
    <>
      <ol className="space-y-4">
        {fields.map(({ key }, index) => (
          <ListItemLayout
            key={key}
            name={texts.item(index + 1)}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={() => removeAt(index)}
            removeRef={(button) => {
              removeButtons.current[index] = button;
            }}
          >
            {renderEntry(index)}
          </ListItemLayout>
        ))}
      </ol>
      {children}
      <SmallButton
        ref={addButton}
        aria-disabled={isFull || undefined}
        onClick={() => isFull || append(makeEntry(getValues(name)))}
      >
        <FiPlus aria-hidden="true" />
        <span>{texts.add}</span>
      </SmallButton>
      {isFull && <p className="text-sm text-ink-soft">{texts.full(max)}</p>}
    </>
  );
}
