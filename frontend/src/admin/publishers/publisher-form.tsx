import { zodResolver } from '@hookform/resolvers/zod';
import {
  publisherInputSchema,
  publisherSchema,
  type Publisher,
  type PublisherInput,
} from '@storyloom/backend/contract/book/publishers/publisher';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { differingRows, readConflict, type Conflict } from '@/ui/conflict/conflict';
import { ConflictPanel } from '@/ui/conflict/conflict-panel';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { TextArea } from '@/ui/form/more-fields';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { words } from '@/words/admin';
import { adminPublishersApi, type PublisherVersion } from './admin-publishers.api';
import { useShowRenamed } from './use-merge-publishers';

export function PublisherForm({ version }: { version: PublisherVersion }) {
  // A refetch does not change what is being edited.
  const [base, setBase] = useState(version);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict<Publisher> | null>(null);
  const [changePublisher] = adminPublishersApi.useChangePublisherMutation();
  const showRenamed = useShowRenamed();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(publisherInputSchema),
    defaultValues: fieldsOf(base.publisher),
  });
  const { isSubmitting } = form.formState;
  const texts = words.publishers;

  const saveOver = async (publisher: PublisherInput, etag: string) => {
    setFailure(null);
    const { slug } = base.publisher;
    const { data, error } = await changePublisher({ slug, publisher, etag });
    if (data) {
      void navigate(paths.adminPublishers, { replace: true });
      return showRenamed(texts.saved, data.publisher.name, data.publisher.undo);
    }
    const problem = readApiProblem(error);
    const stale = readConflict(problem, publisherSchema);
    if (stale) return setConflict(stale);
    if (problem.status === 401 || showFieldErrors(form, problem.fields)) return;
    setFailure(problem);
  };
  const takeTheirs = ({ stored, etag }: Conflict<Publisher>) => {
    setBase({ publisher: stored, etag });
    setConflict(null);
    form.reset(fieldsOf(stored));
  };
  return (
    <form
      noValidate
      aria-label={texts.form}
      onSubmit={(event) =>
        void form.handleSubmit((publisher) => saveOver(publisher, base.etag))(event)
      }
    >
      {conflict && (
        <ConflictPanel
          what="this publisher"
          conflict={conflict}
          rows={rowsOf(form.getValues(), fieldsOf(conflict.stored))}
          isBusy={isSubmitting}
          onSaveMine={() =>
            void form.handleSubmit((publisher) => saveOver(publisher, conflict.etag))()
          }
          onTakeTheirs={() => takeTheirs(conflict)}
        />
      )}
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

type Fields = Required<PublisherInput>;

function fieldsOf({ name, address, email, url, responsible }: Publisher): Fields {
  return { name, address, email, url, responsible };
}

function rowsOf(mine: Partial<Fields>, theirs: Fields) {
  const { fields } = words.publishers;
  const rows = (Object.keys(fields) as (keyof Fields)[]).map(
    (name) => [fields[name], (publisher: Partial<Fields>) => publisher[name] ?? ''] as const,
  );
  return differingRows(rows, mine, theirs);
}
