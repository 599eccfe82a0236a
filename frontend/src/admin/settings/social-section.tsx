import {
  maxSocialLinks,
  settingsSchema,
  shopPlaceholder,
} from '@storyloom/backend/contract/settings';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FiPlus } from 'react-icons/fi';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { ListItemFrame } from './list-item-frame';
import { SettingsSection } from './settings-section';
import { SocialLinks } from '@/ui/settings/social-links';
import { useSettingsContext } from './text-sections';

const linkSchema = settingsSchema.shape.social;

export function SocialSection() {
  const form = useSettingsContext();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'social' });
  const links = useWatch({ control: form.control, name: 'social' });
  const addButton = useRef<HTMLButtonElement>(null);
  // A half-typed address would be a link to somewhere else.
  const shown = links.filter((link) => linkSchema.safeParse([link]).success);
  return (
    <SettingsSection
      id="social"
      hint="At the foot of every page."
      preview={<SocialLinks links={shown} />}
    >
      <ol className="space-y-4">
        {fields.map(({ id }, index) => (
          <ListItemFrame
            key={id}
            name={`Link ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          >
            <TextField {...fieldOf(form, `social.${index}.name`, 'Name')} autoComplete="off" />
            <TextField
              {...fieldOf(form, `social.${index}.url`, 'Address')}
              inputMode="url"
              autoComplete="off"
            />
          </ListItemFrame>
        ))}
      </ol>
      <p className="text-sm text-ink-faint">
        {shopPlaceholder} in an address stands for the address of this shop, for links that share
        it.
      </p>
      <Button
        ref={addButton}
        variant="quiet"
        size="small"
        aria-disabled={fields.length >= maxSocialLinks || undefined}
        onClick={() => {
          if (fields.length < maxSocialLinks) append({ name: '', url: 'https://' });
        }}
      >
        <FiPlus aria-hidden="true" /> Add a link
      </Button>
      {fields.length >= maxSocialLinks && (
        <p className="text-sm text-ink-soft">There is room for {maxSocialLinks} links.</p>
      )}
    </SettingsSection>
  );
}
