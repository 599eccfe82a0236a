import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readApiError, type ApiError } from '@/api/api-error';
import { useIsUnmounted } from '@/browser/use-is-unmounted';
import { showFailure } from '@/admin/ui/show-failure';
import { showFieldErrors } from '@/ui/form/form';
import { readConflict, type Conflict } from './conflict';

/** Why the API refused to save a form: a newer version, invalid fields, or another failure. */
export function useRefusedSave<Stored, Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  schema: z.ZodMiniType<Stored>,
  /** The title of the toast if the owner has left the page meanwhile. */
  notSaved: string,
) {
  const isUnmounted = useIsUnmounted();
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const clearFailure = () => setFailure(null);
  return {
    conflict,
    failure,
    /** Call it before the form is sent again: a second failure is read out like the first. */
    clearFailure,
    clear() {
      setConflict(null);
      clearFailure();
    },
    /** Returns the failure that neither the panel, nor a field, nor the sign-in page shows. */
    showRefusal(error: unknown): ApiError | undefined {
      if (isUnmounted()) return void showFailure(notSaved, error);
      const apiError = readApiError(error);
      const stale = readConflict(apiError, schema);
      if (stale) setConflict(stale);
      if (stale || apiError.status === 401 || showFieldErrors(form, apiError.fields))
        return undefined;
      setFailure(apiError);
      return apiError;
    },
  };
}
