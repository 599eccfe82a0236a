import type { AdminSettings } from '@storyloom/backend/contract/shop/settings';
import { writeAmount, writeTime } from '@storyloom/backend/contract/shop/formats';
import {
  directionOf,
  languageNames,
  languages,
  localeOfLanguage,
  type Language,
} from '@storyloom/backend/contract/words/language';
import { useEffect, useState } from 'react';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';
import { fieldOf } from '@/ui/form/form';
import { Select } from '@/ui/form/select';
import { shopMoney } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { readWords, type AdminWords } from '@/words/load-words';
import { SettingsSection } from './settings-section';

/**
 * The language of the shop and of the owner's pages, with a preview and the owner's texts that do
 * not change with it.
 */
export function LanguageSection({ settings }: { settings: AdminSettings }) {
  const { ownTexts } = settings;
  const form = useSettingsContext();
  const language = useTypedSetting('language');
  const { names, language: texts } = words.adminSettings;
  const locale = ownTexts.includes('money.locale')
    ? shopMoney().locale
    : localeOfLanguage[language];
  return (
    <SettingsSection
      preview={<LanguagePreview key={language} language={language} locale={locale} />}
    >
      <Select {...fieldOf(form, 'language', texts.label)} hint={texts.reloads}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
      <p className="text-note text-ink-soft">
        {ownTexts.length > 0
          ? texts.someStay(ownTexts.map((each) => names[each]))
          : texts.allFollow}
      </p>
    </SettingsSection>
  );
}

interface LanguagePreviewProps {
  language: Language;
  /** The locale of date and price. */
  locale: string;
}

/** Sample sentences of a language, which may differ from the page's. */
function LanguagePreview({ language, locale }: LanguagePreviewProps) {
  const [sample, setSample] = useState<AdminWords['adminSettings']['sample']>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    readWords('admin', language)
      .then(({ adminSettings }) => isShown && setSample(adminSettings.sample))
      .catch(() => isShown && setHasFailed(true));
    return () => {
      isShown = false;
    };
  }, [language]);
  if (hasFailed) return <p role="alert">{words.adminSettings.language.previewFailed}</p>;
  if (!sample) return <div className="min-h-32" />;
  const money = { ...shopMoney(), locale };
  const day = writeTime(new Date(), money, { dateStyle: 'long' });
  return (
    <div lang={language} dir={directionOf(language)} className="min-h-32 space-y-3">
      <p className="inline-block rounded-md bg-accent px-4 py-2 font-semibold text-on-accent">
        {sample.button}
      </p>
      <p className="font-serif text-2xl font-semibold">{sample.cart}</p>
      <p>{sample.copies(2)}</p>
      <p>{sample.order(day, writeAmount(24.9, money))}</p>
      <p className="font-semibold">{sample.status}</p>
    </div>
  );
}
