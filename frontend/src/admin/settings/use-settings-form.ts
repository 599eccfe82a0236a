import { zodResolver } from '@hookform/resolvers/zod';
import {
  adminSettingsSchema,
  settingsFormSchema,
  type SettingsFields,
  type SettingsForm,
} from '@storyloom/backend/contract/settings';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { showToast } from '@/ui/dialog';
import { showRefused } from '@/ui/form/form';
import { createKeep, useUnfinishedWork } from '@/ui/form/unfinished-work';
import { useChangeSettingsMutation, type SettingsVersion } from './admin-settings.api';

export type SettingsName = keyof SettingsForm;

/** What two owners have changed at the same time. */
export interface SettingsConflict {
  names: SettingsName[];
  theirs: SettingsForm;
}

interface SaveFailure {
  title: string;
  reference: string | undefined;
}

const keep = createKeep<{ base: SettingsVersion; fields: SettingsFields }>();

/**
 * The owner's settings. Only what was changed is sent; where somebody else has saved meanwhile, both
 * changes stay unless they are of the same setting: then the owner chooses.
 */
export function useSettingsForm(
  first: SettingsVersion,
  readAgain: () => Promise<SettingsVersion | undefined>,
) {
  const [changeSettings] = useChangeSettingsMutation();
  const [kept] = useState(keep.read);
  const [hasRestored, setHasRestored] = useState(kept !== null);
  const [base, setBase] = useState(kept?.base ?? first);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const form = useForm<SettingsFields, unknown, SettingsForm>({
    resolver: zodResolver(settingsFormSchema),
    defaultValues: fieldsOf(base),
  });
  const { reset } = form;
  useEffect(() => {
    if (kept) reset(kept.fields, { keepDefaultValues: true });
  }, [kept, reset]);
  useUnfinishedWork(keep, form.formState.isDirty, () => ({ base, fields: form.getValues() }));
  /** As they stood when they were sent. */
  const sent = useRef(fieldsOf(base));

  const startOver = (version: SettingsVersion, typed: Partial<SettingsFields> = {}) => {
    const fields = fieldsOf(version);
    form.reset(fields);
    if (namesOf(typed).length > 0) form.reset({ ...fields, ...typed }, { keepDefaultValues: true });
    setBase(version);
    setConflict(null);
    setHasRestored(false);
  };
  /** What was typed while it was being saved stays. */
  const continueOn = (version: SettingsVersion) =>
    startOver(version, differingFields(sent.current, form.getValues()));

  const save = async (all: SettingsForm, known: SettingsVersion): Promise<void> => {
    setFailure(null);
    const change = differingFrom(known, all);
    if (namesOf(change).length === 0) return void showToast({ title: 'Nothing was changed.' });
    const answer = await changeSettings({ change, etag: known.etag });
    if (answer.data) {
      continueOn(answer.data);
      return void showToast({ title: 'The settings are saved.' });
    }
    const { code, current, fields, status, reference } = readApiProblem(answer.error);
    if (code === 'stale_update' && adminSettingsSchema.safeParse(current).success) {
      const latest = await readAgain();
      return latest && meet(all, known, latest);
    }
    if (showRefused(form, fields) || status === 401) return;
    const title =
      status === 413
        ? 'That is too much text for one time. Please save a part of it first.'
        : 'The settings were not saved. Please try again.';
    setFailure({ title, reference });
  };

  /** Brings what somebody else has saved together with what is in the form. */
  const meet = async (all: SettingsForm, known: SettingsVersion, latest: SettingsVersion) => {
    const theirs = formOf(latest);
    const mine = differingFrom(known, all);
    const changed = namesOf(differingFrom(known, theirs));
    const names = changed.filter((name) => name in mine && !isSame(mine[name], theirs[name]));
    if (names.length > 0) return setConflict({ names, theirs });
    await save({ ...theirs, ...mine }, latest);
  };

  const settle = async (all: SettingsForm, isMine: boolean) => {
    const latest = await readAgain();
    if (!latest || !conflict) return;
    const theirs = formOf(latest);
    const mine = differingFrom(base, all);
    if (!isMine) for (const name of conflict.names) delete mine[name];
    setConflict(null);
    if (namesOf(mine).length === 0) return continueOn(latest);
    await save({ ...theirs, ...mine }, latest);
  };

  const send = (work: (all: SettingsForm) => Promise<void>, event?: FormEvent) =>
    form.handleSubmit((all) => {
      sent.current = structuredClone(form.getValues());
      return work(all);
    })(event);
  return {
    form,
    submit: (event: FormEvent) => send((all) => save(all, base), event),
    conflict,
    keepMine: () => send((all) => settle(all, true)),
    takeTheirs: () => send((all) => settle(all, false)),
    failure,
    discard: () => startOver(base),
    hasRestored,
    startOver: () => startOver(first),
  };
}

function formOf({ settings }: SettingsVersion): SettingsForm {
  const { letters, ...own } = settings;
  return { ...own, letters: { digest: letters.digest } };
}

/** As text where one types a number. */
function fieldsOf(version: SettingsVersion): SettingsFields {
  const form = formOf(version);
  return { ...form, lowStock: String(form.lowStock) };
}

/** Those that are not any more as they were. */
function differingFields<Fields extends Record<SettingsName, unknown>>(
  before: Fields,
  now: Fields,
): Partial<Fields> {
  const names = namesOf(now).filter((name) => !isSame(now[name], before[name]));
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>;
}

function differingFrom(version: SettingsVersion, all: SettingsForm): Partial<SettingsForm> {
  return differingFields(formOf(version), all);
}

function namesOf(form: object): SettingsName[] {
  // Object.keys does not know that there are no others.
  return Object.keys(form) as SettingsName[];
}

// The keys of both come in the order of the contract's schema.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
