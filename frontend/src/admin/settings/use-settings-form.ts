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
import { differencesOf, mergeThreeWays, pick } from '@/ui/conflict/merge-three-ways';
import { showRefused } from '@/ui/form/form';
import { readDraft, useDraft } from '@/browser/draft';
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

const draftName = 'admin.settings';

/**
 * The owner's settings. Only what was changed is sent; where somebody else has saved meanwhile, both
 * changes stay unless they are of the same setting: then the owner chooses.
 */
export function useSettingsForm(
  first: SettingsVersion,
  readAgain: () => Promise<SettingsVersion | undefined>,
) {
  const [changeSettings] = useChangeSettingsMutation();
  const [kept] = useState(() => readDraft(draftName, exampleDraft(first)));
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
  const { isDirty } = form.formState;
  useDraft(draftName, form, (fields) => (isDirty ? { base, fields } : null));
  /** As they stood when they were sent. */
  const sent = useRef(fieldsOf(base));

  const startOver = (version: SettingsVersion, typed: Partial<SettingsFields> = {}) => {
    const fields = fieldsOf(version);
    form.reset(fields);
    if (!isEmpty(typed)) form.reset({ ...fields, ...typed }, { keepDefaultValues: true });
    setBase(version);
    setConflict(null);
    setHasRestored(false);
  };
  /** What was typed while it was being saved stays. */
  const continueOn = (version: SettingsVersion) => {
    const typed = form.getValues();
    startOver(version, pick(typed, differencesOf(sent.current, typed)));
  };

  const save = async (all: SettingsForm, known: SettingsVersion): Promise<void> => {
    setFailure(null);
    const change = pick(all, differencesOf(all, formOf(known)));
    if (isEmpty(change)) return void showToast({ title: 'Nothing was changed.' });
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
    const { both, merged } = mergeThreeWays({ base: formOf(known), mine: all, theirs });
    if (both.length > 0) return setConflict({ names: both, theirs });
    await save(merged, latest);
  };

  const settle = async (all: SettingsForm, isMine: boolean) => {
    const latest = await readAgain();
    if (!latest || !conflict) return;
    const theirs = formOf(latest);
    const { merged } = mergeThreeWays({ base: formOf(base), mine: all, theirs });
    const chosen = isMine ? merged : { ...merged, ...pick(theirs, conflict.names) };
    setConflict(null);
    if (differencesOf(theirs, chosen).length === 0) return continueOn(latest);
    await save(chosen, latest);
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

/** Lists may be empty in the shop, and filled in the draft. */
function exampleDraft(first: SettingsVersion) {
  const lists = {
    social: [{ name: '', url: '' }],
    news: [{ id: 0, title: '', description: '', image: '', story: '' }],
  };
  return {
    base: { ...first, settings: { ...first.settings, ...lists } },
    fields: { ...fieldsOf(first), ...lists },
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

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
