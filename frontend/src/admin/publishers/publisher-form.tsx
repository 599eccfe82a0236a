import { zodResolver } from '@hookform/resolvers/zod';
import {
  publisherInputSchema,
  publisherSchema,
  type Publisher,
  type PublisherInput,
} from '@storyloom/backend/contract/book/publishers/publisher';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import type * as z from 'zod/mini';
import type { Version } from '@/api/versions';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { readFormDraft, useFormDraft } from '@/browser/use-form-draft';
import { paths } from '@/config/paths';
import { differingRowsOf } from '@/admin/ui/conflict/conflict';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { differencesOf } from '@/admin/ui/conflict/merge-three-ways';
import { useRefusedSave } from '@/admin/ui/conflict/use-refused-save';
import { Button } from '@/ui/controls/button';
import { FormDraftNotice } from '@/admin/ui/form/form-draft-notice';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { TextArea } from '@/ui/form/text-area';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';
import { adminPublishersApi } from './admin-publishers.api';
import { useShowRenamed } from './use-merge-publishers';

export function PublisherForm({ version }: { version: Version<Publisher> }) {
  const { slug } = version.stored;
  const draftName = `admin.publisher.${slug}` as const;
  const [draft, setDraft] = useState(() => readFormDraft(draftName, exampleDraft));
  // A refetch does not change what is being edited.
  const [base, setBase] = useState(() => draft?.base ?? baseOf(version));
  const [changePublisher] = adminPublishersApi.useChangePublisherMutation();
  const showRenamed = useShowRenamed();
  const navigate = useNavigateFromPage();
  const form = useForm<Fields, unknown, PublisherInput>({
    resolver: zodResolver(publisherInputSchema),
    defaultValues: base.fields,
  });
  const texts = words.publishers;
  const refusal = useRefusedSave(form, publisherSchema, texts.notSaved);
  const { conflict, failure, clear, clearFailure, showRefusal } = refusal;
  const removeDraft = useFormDraft({
    name: draftName,
    form,
    restored: draft?.fields,
    toDraft: (fields) => (differencesOf(base.fields, fields).length > 0 ? { fields, base } : null),
  });
  const { isSubmitting } = form.formState;

  const save = (etag: string) =>
    form.handleSubmit(async (publisher) => {
      clearFailure();
      const { data, error } = await changePublisher({ slug, publisher, etag });
      if (!data) return void showRefusal(error);
      removeDraft();
      navigate(paths.adminPublishers, { replace: true });
      showRenamed(texts.saved, data.stored.name, data.stored.undo);
    })();
  const startOver = (stored: Version<Publisher>) => {
    const next = baseOf(stored);
    setDraft(null);
    setBase(next);
    clear();
    form.reset(next.fields);
  };
  return (
    <form
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(base.etag);
      }}
    >
      {conflict && (
        <ConflictPanel
          what="this publisher"
          conflict={conflict}
          rows={rowsOf(form.getValues(), fieldsOf(conflict.stored))}
          isBusy={isSubmitting}
          onSaveMine={() => void save(conflict.etag)}
          onTakeTheirs={() => startOver(conflict)}
        />
      )}
      {draft && <FormDraftNotice onStartOver={() => startOver(version)} />}
      <PublisherFields form={form} />
      {failure && (
        <Notice
          tone="error"
          className="mt-6"
          reference={failure.reference}
          title={texts.notSaved}
        />
      )}
      <Button type="submit" ref={restoreFocusBeside} isBusy={isSubmitting} className="mt-6">
        {texts.save}
      </Button>
    </form>
  );
}

function PublisherFields({ form }: { form: UseFormReturn<Fields, unknown, PublisherInput> }) {
  const texts = words.publishers;
  return (
    <Panel title={texts.form} className="max-w-2xl space-y-4">
      <TextField
        {...fieldOf(form, 'name', texts.fields.name)}
        hint={texts.hints.name}
        dir="auto"
        autoComplete="off"
      />
      <TextArea {...fieldOf(form, 'address', texts.fields.address)} rows={4} dir="auto" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf(form, 'email', texts.fields.email)}
          hint={texts.hints.contact}
          type="email"
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          {...fieldOf(form, 'url', texts.fields.url)}
          type="url"
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <TextArea
        {...fieldOf(form, 'responsible', texts.fields.responsible)}
        hint={texts.hints.responsible}
        rows={4}
        dir="auto"
      />
    </Panel>
  );
}

type Fields = z.input<typeof publisherInputSchema>;

function fieldsOf({ name, address, email, url, responsible }: Publisher): Fields {
  return { name, address, email, url, responsible };
}

const baseOf = ({ stored, etag }: Version<Publisher>) => ({ etag, fields: fieldsOf(stored) });

const emptyFields: Fields = { name: '', address: '', email: '', url: '', responsible: '' };
const exampleDraft = { fields: emptyFields, base: { etag: '', fields: emptyFields } };

function rowsOf(mine: Fields, theirs: Fields) {
  const { fields } = words.publishers;
  const rows = (Object.keys(fields) as (keyof Fields)[]).map(
    (name) => [fields[name], (publisher: Fields) => publisher[name] ?? ''] as const,
  );
  return differingRowsOf(rows, mine, theirs);
}
