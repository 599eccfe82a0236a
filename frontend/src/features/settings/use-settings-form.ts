import { zodResolver } from '@hookform/resolvers/zod';
import {
  adminSettingsSchema,
  settingsFormSchema,
  type SettingsFields,
  type SettingsForm,
} from '@storyloom/backend/contract/settings';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '@/api/api-error';
import { showToast } from '@/ui/dialog';
import { showRefused } from '@/ui/form';
import { useLeaveQuestion } from '@/ui/use-leave-question';
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

/**
 * The owner's settings. Only what was changed is sent; where somebody else has saved meanwhile, both
 * changes stay unless they are of the same setting: then the owner chooses.
 */
export function useSettingsForm(
  first: SettingsVersion,
  readAgain: () => Promise<SettingsVersion | undefined>,
) {
  const [changeSettings] = useChangeSettingsMutation();
  const [base, setBase] = useState(first);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const form = useForm<SettingsFields, unknown, SettingsForm>({
    resolver: zodResolver(settingsFormSchema),
    defaultValues: fieldsOf(first),
  });
  useLeaveQuestion(form.formState.isDirty, () => {});

  const startOver = (version: SettingsVersion) => {
    form.reset(fieldsOf(version));
    setBase(version);
    setConflict(null);
  };

  const save = async (all: SettingsForm, known: SettingsVersion): Promise<void> => {
    setFailure(null);
    const change = differingFrom(known, all);
    if (namesOf(change).length === 0) return void showToast({ title: 'Nothing was changed.' });
    const answer = await changeSettings({ change, etag: known.etag });
    if (answer.data) {
      startOver(answer.data);
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
    if (namesOf(mine).length === 0) return startOver(latest);
    await save({ ...theirs, ...mine }, latest);
  };

  const submit = form.handleSubmit((all) => save(all, base));
  const keepMine = form.handleSubmit((all) => settle(all, true));
  const takeTheirs = form.handleSubmit((all) => settle(all, false));
  return {
    form,
    submit,
    conflict,
    keepMine,
    takeTheirs,
    failure,
    startOver: () => startOver(base),
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

function differingFrom(version: SettingsVersion, all: SettingsForm): Partial<SettingsForm> {
  const before = formOf(version);
  const changed = namesOf(all).filter((name) => !isSame(all[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}

function namesOf(form: Partial<SettingsForm>): SettingsName[] {
  // Object.keys does not know that there are no others.
  return Object.keys(form) as SettingsName[];
}

// The keys of both come in the order of the contract's schema.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
