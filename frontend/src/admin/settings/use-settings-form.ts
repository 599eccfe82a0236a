import { decimalsOf } from '@storyloom/backend/contract/shop/formats';
import {
  adminSettingsSchema,
  type SettingsFields,
  type SettingsFormValues,
} from '@storyloom/backend/contract/shop/settings';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '@/api/api-error';
import { askToConfirm } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { readConflict } from '@/admin/ui/conflict/conflict';
import { useRefusedSave } from '@/admin/ui/conflict/use-refused-save';
import { differencesOf, pick } from '@/admin/ui/conflict/merge-three-ways';
import { formatNumber } from '@/shop-facts/formats/formats';
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
import { namesOf, sectionsOf, type TabId } from './settings-tabs';

export interface SettingsFormProps {
  tab: TabId;
  version: SettingsVersion;
  /** The ETag of the settings before proposals were applied. */
  appliedTo?: string;
}

export const settingsDraftName = (tab: string) => `admin.settings.${tab}` as const;

/** A tab of the owner's settings, saved with If-Match. Only changed fields are sent. */
export function useSettingsForm({ tab, version, appliedTo }: SettingsFormProps) {
  const [changeSettings] = adminSettingsApi.useChangeSettingsMutation();
  const names = sectionsOf(tab).flatMap(([, section]) => namesOf(section).map(partOf));
  const tabOf = ({ stored, etag }: SettingsVersion): TabVersion => ({
    etag,
    flat: flatten(pick(formOf(stored), names)),
  });
  const { stored, base, draft, startFrom } = useTabVersions(tab, () => tabOf(version), appliedTo);
  const [resolver] = useState(() => resolverFor(names));
  const form = useForm<SettingsFields, unknown, SettingsFormValues>({
    resolver,
    defaultValues: fieldsOf(base),
  });
  const { notSaved } = words.adminSettings.form;
  const refusal = useRefusedSave(form, adminSettingsSchema, notSaved);
  const { conflict, failure, clear, clearFailure, showRefusal } = refusal;
  const theirs = conflict && tabOf(conflict);
  const { isDirty } = form.formState;
  const removeDraft = useFormDraft({
    name: settingsDraftName(tab),
    form,
    restored: draft?.fields,
    toDraft: (fields) => (isDirty ? { base, fields } : null),
  });
  /** The fields as they were submitted. */
  const submitted = useRef<FlatSettings>({});

  const startOver = (latest: TabVersion, typed: FlatSettings = {}) => {
    // If the tab was left during the save, nothing else removes the draft.
    if (Object.keys(typed).length === 0) removeDraft();
    form.reset(fieldsOf(latest));
    form.reset(withTyped(latest, typed), { keepDefaultValues: true });
    startFrom(latest);
    clear();
  };
  /** Keeps the input typed during the save. */
  const continueOn = (latest: TabVersion) => {
    const typed = flatten(form.getValues());
    startOver(latest, pick(typed, differencesOf(submitted.current, typed)));
  };

  const save = async (all: FlatSettings, from: TabVersion): Promise<void> => {
    clearFailure();
    const values = withCategoryMoves(all, from.flat);
    const change = unflatten<SettingsFormValues>(pick(values, differencesOf(values, from.flat)));
    if (Object.keys(change).length === 0)
      return void showToast({ title: words.adminSettings.form.nothingChanged });
    const response = await changeSettings({ change, etag: from.etag });
    if (response.data) {
      continueOn(tabOf(response.data));
      // Input typed meanwhile is kept as a form draft.
      if (change.language !== undefined) return reload();
      return void showToast({ title: words.adminSettings.form.saved });
    }
    const stale = readConflict(readApiError(response.error), adminSettingsSchema);
    const latest = stale && tabOf(stale);
    if (!latest || differencesOf(latest.flat, all).length > 0)
      return void showRefusal(response.error);
    // The other admin saved the same values.
    continueOn(latest);
    void showToast({ title: words.adminSettings.form.saved });
  };

  const send = (saveAll: (all: FlatSettings) => Promise<void>, event?: FormEvent) =>
    form.handleSubmit((all) => {
      submitted.current = flatten(structuredClone(form.getValues()));
      return saveAll(flatten(all));
    })(event);
  return {
    form,
    submit: (event: FormEvent) =>
      send(async (all) => {
        if (await confirmCurrency(base.flat, all)) await save(all, base);
      }, event),
    conflict,
    /** As the form would show it. */
    theirs: theirs ? flatten(fieldsOf(theirs)) : {},
    saveMine: () => send((mine) => save(mine, theirs ?? base)),
    failure,
    /** Shows the stored settings, or in a conflict those of the other administrator. */
    discard: () => startOver(theirs ?? stored),
  };
}

/** The stored settings of a tab, and the version that the typed fields are based on. */
function useTabVersions(tab: string, read: () => TabVersion, appliedTo: string | undefined) {
  const [stored, setStored] = useState(read);
  const [draft] = useState(() => {
    const found = readFormDraft(settingsDraftName(tab), exampleDraft(stored));
    return found && found.base.etag === appliedTo
      ? { base: stored, fields: rebase(found, stored) }
      : found;
  });
  /** Older than `stored` if a draft was based on an earlier version. */
  const [base, setBase] = useState(draft?.base ?? stored);
  const startFrom = (latest: TabVersion) => {
    setBase(latest);
    setStored(latest);
  };
  return { stored, base, draft, startFrom };
}

/** Asks before the currency changes; resolves to whether to save. */
async function confirmCurrency(before: FlatSettings, after: FlatSettings): Promise<boolean> {
  const text = currencyWarning(before['money.currency'], after['money.currency']);
  const { changeIt, keepOld, currencyTitle: title } = words.adminSettings.form;
  return !text || askToConfirm({ title, text }, { confirm: changeIt, cancel: keepOld });
}

/** Says that amounts keep their numbers in the new currency; undefined if it stays or is not set. */
function currencyWarning(from: unknown, to: unknown): string | undefined {
  if (from === to || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const amountIn = (currency: string) =>
    `${formatNumber(12, { minimumFractionDigits: decimalsOf(currency) })} ${currency}`;
  return words.adminSettings.form.currencyText(amountIn(from), amountIn(to), from, to);
}
