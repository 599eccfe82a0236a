import { decimalsOf } from '@storyloom/backend/contract/shop/formats';
import {
  adminSettingsSchema,
  type SettingsFields,
  type SettingsFormValues,
} from '@storyloom/backend/contract/shop/settings';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { askToConfirm } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { readConflict } from '@/admin/ui/conflict/conflict';
import { useRefusal } from '@/admin/ui/conflict/use-refusal';
import { differencesOf, pick } from '@/admin/ui/conflict/merge-three-ways';
import { formatNumber } from '@/ui/text/formats';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { type SettingsVersion, adminSettingsApi } from './admin-settings.api';
import { unflatten, partOf, flatten, type FlatSettings } from './flatten-settings';
import { words } from '@/words/admin';
import { reload } from '@/browser/reload';
import {
  exampleDraft,
  fieldsOf,
  formOf,
  withTyped,
  rebase,
  resolverFor,
  withCategoryMoves,
  type TabVersion,
} from './settings-fields';
import { namesOf, type SettingsSections } from './settings-tabs';

export interface SettingsTabProps {
  tab: string;
  sections: SettingsSections;
  version: SettingsVersion;
  /** The ETag of the settings before proposals were applied. */
  appliedTo?: string;
}

export const settingsDraftName = (tab: string) => `admin.settings.${tab}` as const;

/** A tab of the owner's settings, saved with If-Match. Only changed fields are sent. */
export function useSettingsForm({ tab, sections, version, appliedTo }: SettingsTabProps) {
  const [changeSettings] = adminSettingsApi.useChangeSettingsMutation();
  const names = Object.values(sections).flatMap((section) => namesOf(section).map(partOf));
  const tabOf = ({ stored, etag }: SettingsVersion): TabVersion => ({
    etag,
    flat: flatten(pick(formOf(stored), names)),
  });
  /** The stored settings, which may be newer than the version a draft is based on. */
  const [stored, setStored] = useState(() => tabOf(version));
  const [resolver] = useState(() => resolverFor(names));
  const draftName = settingsDraftName(tab);
  const [draft] = useState(() => {
    const kept = readFormDraft(draftName, exampleDraft(stored));
    return kept && kept.base.etag === appliedTo ? rebase(kept, stored) : kept;
  });
  const [base, setBase] = useState(draft?.base ?? stored);
  const form = useForm<SettingsFields, unknown, SettingsFormValues>({
    resolver,
    defaultValues: fieldsOf(base),
  });
  const { conflict, failure, clear, clearFailure, refuse } = useRefusal(form, adminSettingsSchema);
  const theirs = conflict && tabOf(conflict);
  const { isDirty } = form.formState;
  useFormDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (fields) => (isDirty ? { base, fields } : null),
  });
  /** The fields as they were sent. */
  const sent = useRef<FlatSettings>({});

  const startOver = (latest: TabVersion, typed: FlatSettings = {}) => {
    form.reset(fieldsOf(latest));
    form.reset(withTyped(latest, typed), { keepDefaultValues: true });
    setBase(latest);
    setStored(latest);
    clear();
  };
  /** Keeps the input typed during the save. */
  const continueOn = (latest: TabVersion) => {
    const typed = flatten(form.getValues());
    startOver(latest, pick(typed, differencesOf(sent.current, typed)));
  };

  const save = async (all: FlatSettings, from: TabVersion): Promise<void> => {
    clearFailure();
    const asked = withCategoryMoves(all, from.flat);
    const change = unflatten<SettingsFormValues>(pick(asked, differencesOf(asked, from.flat)));
    if (Object.keys(change).length === 0)
      return void showToast({ title: words.adminSettings.form.nothingChanged });
    const response = await changeSettings({ change, etag: from.etag });
    if (response.data) {
      continueOn(tabOf(response.data));
      // Input typed meanwhile is kept as a form draft.
      if (change.language !== undefined) return reload();
      return void showToast({ title: words.adminSettings.form.saved });
    }
    const stale = readConflict(readApiProblem(response.error), adminSettingsSchema);
    const latest = stale && tabOf(stale);
    if (!latest || differencesOf(latest.flat, all).length > 0) return void refuse(response.error);
    // The other admin saved the same values.
    continueOn(latest);
    void showToast({ title: words.adminSettings.form.saved });
  };

  const send = (work: (all: FlatSettings) => Promise<void>, event?: FormEvent) =>
    form.handleSubmit((all) => {
      sent.current = flatten(structuredClone(form.getValues()));
      return work(flatten(all));
    })(event);
  return {
    form,
    submit: (event: FormEvent) =>
      send(async (all) => {
        const text = whatChanges(base.flat['money.currency'], all['money.currency']);
        const { changeIt, keepOld, currencyTitle: title } = words.adminSettings.form;
        const buttons = { confirm: changeIt, cancel: keepOld };
        if (!text || (await askToConfirm({ title, text }, buttons))) await save(all, base);
      }, event),
    conflict,
    theirs: theirs?.flat ?? {},
    saveMine: () => send((mine) => save(mine, theirs ?? base)),
    failure,
    /** Shows the stored settings, or in a conflict those of the other administrator. */
    discard: () => startOver(theirs ?? stored),
  };
}

/**
 * Warns that amounts keep their numbers in another currency; undefined if the currency stays or is
 * not set.
 */
function whatChanges(from: unknown, to: unknown): string | undefined {
  if (from === to || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const amountIn = (currency: string) =>
    `${formatNumber(12, { minimumFractionDigits: decimalsOf(currency) })} ${currency}`;
  return words.adminSettings.form.currencyText(amountIn(from), amountIn(to), from, to);
}
