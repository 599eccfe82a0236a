import { zodResolver } from '@hookform/resolvers/zod';
import { plainAmount } from '@storyloom/backend/contract/shop/formats';
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
import { differencesOf, mergeThreeWays, pick } from '@/ui/conflict/merge-three-ways';
import { showRefused } from '@/ui/form/form';
import { readTyped, typedAmount } from '@/ui/form/typed-amount';
import { readDraft, useDraft } from '@/browser/use-draft';
import { type SettingsVersion, adminSettingsApi } from './admin-settings.api';
import type { SettingsSectionRow } from './settings-context';
import {
  unflatten,
  partOf,
  flatten,
  type FlatSettings,
  type SettingsName,
} from './flatten-settings';
import { namesOf } from './settings-tabs';

export interface SettingsTabProps {
  /** Its name and what stands in it. */
  tab: string;
  sections: Record<string, SettingsSectionRow>;
  version: SettingsVersion;
  /** Asks the API for the settings as they are now. */
  readAgain: () => Promise<SettingsVersion | undefined>;
}

/** What the shop holds of a room, and the ETag that names this state of it. */
interface TabVersion {
  etag: string;
  flat: FlatSettings;
}

/** What two owners have changed at the same time, and how the shop has it by now. */
export interface SettingsConflict {
  names: string[];
  latest: TabVersion;
}

export const draftOf = (tab: string) => `admin.settings.${tab}` as const;

/**
 * A room of the owner's settings. Only what was changed is sent; where somebody else has saved
 * meanwhile, both changes stay unless they are of the same setting: then the owner chooses.
 */
export function useSettingsForm({ tab, sections, version, readAgain }: SettingsTabProps) {
  const [changeSettings] = adminSettingsApi.useChangeSettingsMutation();
  /** The parts of the settings that are edited here. */
  const names = Object.values(sections).flatMap((section) => namesOf(section).map(partOf));
  const tabOf = ({ settings, etag }: SettingsVersion): TabVersion => ({
    etag,
    flat: flatten(pick(formOf(settings), names)),
  });
  /** The shop's, which may be newer than what a draft began from. */
  const [stored, setStored] = useState(() => tabOf(version));
  const [resolver] = useState(() => resolverOf(names));
  const draftName = draftOf(tab);
  const [kept] = useState(() => readDraft(draftName, exampleDraft(stored)));
  const [base, setBase] = useState(kept?.base ?? stored);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const [failure, setFailure] = useState<{ title: string; reference: string | undefined }>();
  const form = useForm<SettingsFields, unknown, SettingsForm>({
    resolver,
    defaultValues: fieldsOf(base),
  });
  const { isDirty } = form.formState;
  useDraft(draftName, form, (fields) => (isDirty ? { base, fields } : null), kept?.fields);
  /** As they stood when they were sent. */
  const sent = useRef<FlatSettings>({});

  const startOver = (latest: TabVersion, typed: FlatSettings = {}) => {
    const fields = fieldsOf(latest);
    form.reset(fields);
    form.reset(unflatten<SettingsFields>({ ...flatten(fields), ...typed }), {
      keepDefaultValues: true,
    });
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
    const asked = movingGone(all, known.flat);
    const change = unflatten<SettingsForm>(pick(asked, differencesOf(asked, known.flat)));
    if (Object.keys(change).length === 0) {
      // Somebody else has saved the very same.
      if (known !== base) continueOn(known);
      const title = known === base ? 'Nothing was changed.' : 'The settings are saved.';
      return void showToast({ title });
    }
    const response = await changeSettings({ change, etag: known.etag });
    if (response.data) {
      continueOn(tabOf(response.data));
      return void showToast({ title: 'The settings are saved.' });
    }
    const { code, current, fields, status, reference } = readApiProblem(response.error);
    if (code === 'stale_update' && adminSettingsSchema.safeParse(current).success) {
      const latest = await readAgain();
      return latest && meet(all, known, tabOf(latest));
    }
    if (showRefused(form, fields) || status === 401) return;
    const title =
      status === 413
        ? 'That is too much text for one time. Please save a part of it first.'
        : 'The settings were not saved. Please try again.';
    setFailure({ title, reference });
  };

  /** Brings what somebody else has saved together with what is in the form. */
  const meet = async (all: FlatSettings, known: TabVersion, latest: TabVersion) => {
    const versions = { base: known.flat, mine: all, theirs: latest.flat };
    const { both, merged } = mergeThreeWays(versions);
    if (both.length > 0) return setConflict({ names: both, latest });
    await save(merged, latest);
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
        const buttons = { confirm: 'Change it', cancel: 'Keep the old one' };
        const title = 'Change the currency?';
        if (!text || (await askToConfirm({ title, text }, buttons))) await save(all, base);
      }, event),
    conflict,
    settle: ({ names: both, latest }: SettingsConflict, isMine: boolean) =>
      send(async (mine) => {
        const theirs = latest.flat;
        const { merged } = mergeThreeWays({ base: base.flat, mine, theirs });
        setConflict(null);
        await save(isMine ? merged : { ...merged, ...pick(theirs, both) }, latest);
      }),
    failure,
    discard: () => startOver(stored),
  };
}

/** What another currency means for all that is there; undefined where it stays, or is none yet. */
function whatChanges(from: unknown, to: unknown): string | undefined {
  if (from === to || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const [before, after] = [from, to].map((currency) => `${plainAmount(12, currency)} ${currency}`);
  return `Prices keep their numbers: ${before} becomes ${after}. Orders that are there stay in ${from}, and figures and reports count those in ${to} only.`;
}

/** The rules of the room's own parts. */
function resolverOf(names: SettingsName[]) {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<SettingsName, true>;
  const rules = z.pipe(z.transform(readFields), z.pick(settingsFormSchema, mask));
  // Sections name their fields as in the whole form, of which these are some.
  return zodResolver(rules) as unknown as Resolver<SettingsFields, unknown, SettingsForm>;
}

/** Those that may be left empty, and amounts, which are read as they are written in the shop's locale. */
const typedNumbers = ['shipping.fee', 'shipping.freeFrom', 'retention.ordersYears'];

function readFields(fields: SettingsFields): Partial<SettingsFields> {
  const read = Object.entries(flatten(fields)).map(([name, value]) => {
    const isTyped = typedNumbers.includes(name) && typeof value === 'string';
    return [name, isTyped ? readTyped(value) || null : value];
  });
  return unflatten(Object.fromEntries(read) as FlatSettings);
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

function formOf({ emails, ...own }: AdminSettings): SettingsForm {
  return { ...own, emails: { digest: emails.digest }, moveTo: {} };
}

/** Books of a category that is gone go where was said, or to the first one when that has gone since. */
function movingGone(all: FlatSettings, known: FlatSettings): FlatSettings {
  const { categories, moveTo } = all as Partial<SettingsForm>;
  if (!categories || !moveTo) return all;
  const kept = categories.map(({ slug }) => slug);
  const moves = (known as Partial<SettingsForm>).categories
    ?.filter(({ slug }) => !kept.includes(slug))
    .map(({ slug }) => [slug, kept.find((to) => to === moveTo[slug]) ?? kept[0]]);
  return { ...all, moveTo: Object.fromEntries(moves ?? []) as SettingsForm['moveTo'] };
}

/** As text where one types a number. */
function fieldsOf({ flat }: TabVersion): SettingsFields {
  const typed = Object.entries(flat).map(([name, value]) => [
    name,
    typeof value === 'number' ? typedAmount(value) : value,
  ]);
  return unflatten<SettingsFields>(Object.fromEntries(typed) as FlatSettings) as SettingsFields;
}
