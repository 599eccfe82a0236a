import { customerLetterKinds } from '@storyloom/backend/contract/shop/letter';
import {
  customerLetters,
  type CustomerLetterKind,
} from '@storyloom/backend/contract/shop/customer-letters';
import type { LetterText } from '@storyloom/backend/contract/shop/letter-texts';
import { useState } from 'react';
import { SmallButton } from '@/ui/controls/button';
import { Select } from '@/ui/form/more-fields';
import { kindWords } from '@/ui/text/letter-kinds';
import { useSettingsContext, useTyped } from '@/admin/settings/settings-context';
import { LetterPlaces } from './letter-places';
import { LetterPreview } from './letter-preview';
import { SettingsField } from '@/admin/settings/sections/fields-section';
import { SettingsSection } from '@/admin/settings/sections/settings-section';

/** Each letter to customers, as delivered or in the owner's words. */
export function LetterTextsSection() {
  const form = useSettingsContext();
  const texts = useTyped('letterTexts');
  const [kind, setKind] = useState<CustomerLetterKind>('order-received');
  const own = texts[kind];
  const setOwn = (said: LetterText | undefined) => {
    const { [kind]: _before, ...others } = form.getValues('letterTexts');
    form.unregister(`letterTexts.${kind}`);
    const now = said ? { ...others, [kind]: said } : others;
    form.setValue('letterTexts', now, { shouldDirty: true });
  };
  return (
    <SettingsSection
      isWide
      hint="What customers read. Your own words take the place of those as delivered, kind by kind."
    >
      <Select
        label="Letter"
        className="max-w-md"
        value={kind}
        onChange={(event) => setKind(event.target.value as CustomerLetterKind)}
      >
        {customerLetterKinds.map((each) => (
          <option key={each} value={each}>
            {kindWords[each]}
            {texts[each] ? ' (your words)' : ''}
          </option>
        ))}
      </Select>
      {own ? (
        <div className="grid gap-8 xl:grid-cols-2" key={kind}>
          <div className="min-w-0 space-y-5">
            <SettingsField name={`letterTexts.${kind}.subject`} label="Subject" />
            <SettingsField
              name={`letterTexts.${kind}.text`}
              label="Text"
              rows={12}
              hint="Plain text; an empty line parts paragraphs."
            />
            <LetterPlaces kind={kind} />
            <SmallButton onClick={() => setOwn(undefined)}>Back to delivered</SmallButton>
          </div>
          <LetterPreview kind={kind} said={own} />
        </div>
      ) : (
        <>
          <p className="text-note text-ink-soft">This letter goes as delivered.</p>
          <SmallButton onClick={() => setOwn(customerLetters[kind].delivered)}>
            Write it in your own words
          </SmallButton>
        </>
      )}
    </SettingsSection>
  );
}
