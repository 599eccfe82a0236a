import { zodResolver } from '@hookform/resolvers/zod';
import { decimalsOf } from '@storyloom/backend/contract/shop/formats';
import {
  adminSettingsSchema,
  settingsFormSchema,
  type AdminSettings,
  type SettingsFields,
  type SettingsForm,
} from '@storyloom/backend/contract/shop/settings';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { readApiProblem } from '@/api/api-error';
import { askToConfirm, showToast } from '@/ui/dialog';
import { readConflict, type Conflict } from '@/ui/conflict/conflict';
import { differencesOf, pick } from '@/ui/conflict/merge-three-ways';
import { showFieldErrors } from '@/ui/form/form';
import { readTyped, typedAmount } from '@/ui/form/typed-amount';
import { formatNumber } from '@/ui/text/formats';
import { readDraft, useDraft } from '@/browser/use-draft';
import { type SettingsVersion, adminSettingsApi } from './admin-settings.api';
import {
  unflatten,
  partOf,
  flatten,
  type FlatSettings,
  type SettingsName,
} from './flatten-settings';
import { words } from '@/words/admin';
import { reload } from '@/browser/reload';
import { namesOf, type SettingsSections } from './settings-tabs';

export interface SettingsTabProps {
  tab: string;
  sections: SettingsSections;
  version: SettingsVersion;
  /** The ETag of the settings that proposals were applied to just now. */
  appliedTo?: string;
}

/** The stored settings of a tab, and their ETag. */
interface TabVersion {
  etag: string;
  flat: FlatSettings;
}

interface SettingsDraft {
  base: TabVersion;
  fields: SettingsFields;
}

export const draftOf = (tab: string) => `admin.settings.${tab}` as const;

/** A tab of the owner's settings, saved with If-Match. Only changed fields are sent. */
export function useSettingsForm({ tab, sections, version, appliedTo }: SettingsTabProps) {
  const [changeSettings] = adminSettingsApi.useChangeSettingsMutation();
  const names = Object.values(sections).flatMap((section) => namesOf(section).map(partOf));
  const tabOf = ({ settings, etag }: SettingsVersion): TabVersion => ({
    etag,
    flat: flatten(pick(formOf(settings), names)),
  });
  const latestOf = ({ stored: settings, etag }: Conflict<AdminSettings>) =>
    tabOf({ settings, etag });
  /** The shop's, which may be newer than what a draft began from. */
  const [stored, setStored] = useState(() => tabOf(version));
  const [resolver] = useState(() => resolverOf(names));
  const draftName = draftOf(tab);
  const [draft] = useState(() => {
    const kept = readDraft(draftName, exampleDraft(stored));
    return kept && kept.base.etag === appliedTo ? rebase(kept, stored) : kept;
  });
  const [base, setBase] = useState(draft?.base ?? stored);
  const [conflict, setConflict] = useState<Conflict<AdminSettings> | null>(null);
  const [failure, setFailure] = useState<{ title: string; reference: string | undefined }>();
  const form = useForm<SettingsFields, unknown, SettingsForm>({
    resolver,
    defaultValues: fieldsOf(base),
  });
  const { isDirty } = form.formState;
  useDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (fields) => (isDirty ? { base, fields } : null),
  });
  /** As they stood when they were sent. */
  const sent = useRef<FlatSettings>({});

  const startOver = (latest: TabVersion, typed: FlatSettings = {}) => {
    form.reset(fieldsOf(latest));
    form.reset(over(latest, typed), { keepDefaultValues: true });
    setBase(latest);
    setStored(latest);
    setConflict(null);
  };
  /** What was typed while it was being saved stays. */
  const continueOn = (latest: TabVersion) => {
    const typed = flatten(form.getValues());
    startOver(latest, pick(typed, differencesOf(sent.current, typed)));
  };

  const save = async (all: FlatSettings, known: TabVersion): Promise<void> => {
    setFailure(undefined);
    const asked = withCategoryMoves(all, known.flat);
    const change = unflatten<SettingsForm>(pick(asked, differencesOf(asked, known.flat)));
    if (Object.keys(change).length === 0)
      return void showToast({ title: words.adminSettings.form.nothingChanged });
    const response = await changeSettings({ change, etag: known.etag });
    if (response.data) {
      continueOn(tabOf(response.data));
      // What was typed meanwhile waits as a draft.
      if (change.language !== undefined) return reload();
      return void showToast({ title: words.adminSettings.form.saved });
    }
    const problem = readApiProblem(response.error);
    const stale = readConflict(problem, adminSettingsSchema);
    if (stale) return showConflict(all, stale);
    const { fields, status, reference } = problem;
    if (showFieldErrors(form, fields) || status === 401) return;
    const { tooMuch, notSaved } = words.adminSettings.form;
    const title = status === 413 ? tooMuch : notSaved;
    setFailure({ title, reference });
  };

  const showConflict = (mine: FlatSettings, stale: Conflict<AdminSettings>) => {
    const latest = latestOf(stale);
    if (differencesOf(latest.flat, mine).length > 0) return setConflict(stale);
    // Both have saved the same.
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
    theirs: conflict ? latestOf(conflict).flat : {},
    saveMine: () => send((mine) => save(mine, conflict ? latestOf(conflict) : base)),
    takeTheirs: () => startOver(conflict ? latestOf(conflict) : stored),
    failure,
    discard: () => startOver(stored),
  };
}

/** What another currency means for all that is there; undefined where it stays, or is none yet. */
function whatChanges(from: unknown, to: unknown): string | undefined {
  if (from === to || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const amountIn = (currency: string) =>
    `${formatNumber(12, { minimumFractionDigits: decimalsOf(currency) })} ${currency}`;
  return words.adminSettings.form.currencyText(amountIn(from), amountIn(to), from, to);
}

function resolverOf(names: SettingsName[]) {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<SettingsName, true>;
  const rules = z.pipe(z.transform(readFields), z.pick(settingsFormSchema, mask));
  // Sections name their fields as in the whole form, of which these are some.
  return zodResolver(rules) as unknown as Resolver<SettingsFields, unknown, SettingsForm>;
}

/** Those that may be left empty, and amounts, which are read as they are written in the shop's locale. */
const typedNumbers = [
  ...['shipping.fee', 'shipping.freeFrom', 'retention.ordersYears', 'gift.fee'],
  ...['vat.rate', 'vat.shippingRate'],
];

function readFields(fields: SettingsFields): Partial<SettingsFields> {
  const read = Object.entries(flatten(fields)).map(([name, value]) => {
    const isTyped = typedNumbers.includes(name) && typeof value === 'string';
    return [name, isTyped ? readTyped(value) || null : value];
  });
  return unflatten(Object.fromEntries(read) as FlatSettings);
}

/** The touched fields of a draft over a newer version, with which it does not conflict. */
function rebase({ base, fields }: SettingsDraft, latest: TabVersion): SettingsDraft {
  const typed = flatten(fields);
  const touched = pick(typed, differencesOf(flatten(fieldsOf(base)), typed));
  return { base: latest, fields: over(latest, touched) };
}

/** Lists may be empty in the shop, and filled in the draft. */
function exampleDraft(stored: TabVersion) {
  const lists = {
    social: [{ name: '', url: '' }],
    news: [{ id: 0, title: '', description: '', image: '', story: '' }],
    emailTexts: {},
  };
  const known = Object.entries(lists).filter(([name]) => name in stored.flat);
  const flat = { ...stored.flat, ...Object.fromEntries(known) };
  return { base: { ...stored, flat }, fields: fieldsOf({ ...stored, flat }) };
}

/** Without the read-only parts of the settings. */
function formOf(settings: AdminSettings): SettingsForm {
  const { emails, ownTexts: _stay, lostLanguage: _lost, ...own } = settings;
  return { ...own, emails: { digest: emails.digest }, moveTo: {} };
}

/** Books of a removed category go to the chosen one, or to the first one when that is gone too. */
function withCategoryMoves(all: FlatSettings, known: FlatSettings): FlatSettings {
  const { categories, moveTo } = all as Partial<SettingsForm>;
  if (!categories || !moveTo) return all;
  const kept = categories.map(({ slug }) => slug);
  const moves = (known as Partial<SettingsForm>).categories
    ?.filter(({ slug }) => !kept.includes(slug))
    .map(({ slug }) => [slug, kept.find((to) => to === moveTo[slug]) ?? kept[0]]);
  return { ...all, moveTo: Object.fromEntries(moves ?? []) as SettingsForm['moveTo'] };
}

/** A version's fields, with what is typed on top. */
function over(version: TabVersion, typed: FlatSettings): SettingsFields {
  const all = { ...flatten(fieldsOf(version)), ...typed };
  return unflatten<SettingsFields>(all) as SettingsFields;
}

function fieldsOf({ flat }: TabVersion): SettingsFields {
  const typed = Object.entries(flat).map(([name, value]) => [
    name,
    typeof value === 'number' ? typedAmount(value) : value,
  ]);
  return unflatten<SettingsFields>(Object.fromEntries(typed) as FlatSettings) as SettingsFields;
}
