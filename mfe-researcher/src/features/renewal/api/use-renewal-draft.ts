import type { Request } from '@portal/contract';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import type { Renewal } from '@portal/contract/types';
import { api, ApiError, invalidate, renameErrorFields, type ApiAnswer } from '@portal/shared-ui/data';
import {
  useAutosave,
  useSaveOnLeaving,
  useWatch,
  type FormDefinition,
  type FormValues,
  type PortalForm,
} from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useRef, useState } from 'react';
import { isEditableRenewal } from '../../request/model/renewal-due.ts';
import { renameField, renewalBody, renewalValues } from '../model/renewal-form.ts';

interface DraftParts {
  readonly request: Request;
  /** Null until the first save. */
  readonly initial: ApiAnswer<Renewal> | null;
  readonly definition: FormDefinition;
  readonly form: PortalForm;
}

/**
 * @param own id of the renewal that this window writes, if any.
 * @returns undefined if no other window was faster; otherwise the conflict error
 */
async function findFaster(error: unknown, own: number | undefined): Promise<ApiError | undefined> {
  if (!(error instanceof ApiError) || error.code !== 'WRONG_STATE') return undefined;
  const id = own ?? (error.current as { renewal?: number } | undefined)?.renewal;
  if (id === undefined) return undefined;
  const { data } = await api('GET /renewal/{id}/', { params: { id }, silent: true });
  if (own !== undefined && isEditableRenewal(data)) return undefined;
  return new ApiError({ status: 409, code: 'STALE', detail: error.detail, current: data });
}

/**
 * A renewal draft: saved to the server while it is written. A save never overwrites a version that the writer has not
 * seen.
 */
export function useRenewalDraft({ request, initial, definition, form }: DraftParts) {
  const user = useSessionUser();
  const known = useRef(initial);
  const [theirs, setTheirs] = useState<Renewal | null>(null);
  const [isDone, setDone] = useState(false);
  const values = useWatch({ control: form.control }) as FormValues;

  /** @param status `kept` leaves the status unchanged; `submitted` submits the renewal */
  const writeOnce = async (status: 'kept' | 'submitted', typed: FormValues): Promise<Renewal> => {
    const body = renewalBody(definition, typed);
    const before = known.current;
    known.current = before
      ? await api('PATCH /renewal/{id}/', {
          params: { id: before.data.id },
          body: { ...body, status: status === 'kept' ? before.data.status : S.SUBMITTED },
          ifMatch: before.etag,
          ...(status === 'kept' ? { silent: true } : { quiet: true }),
        })
      : await api('POST /renewal/', {
          body: { ...body, request: request.id, status: status === 'kept' ? S.CREATED : S.SUBMITTED },
          ...(status === 'kept' ? { silent: true } : { quiet: true }),
        });
    return known.current.data;
  };

  /** Throws a stale error if another window already started or submitted the renewal. */
  const write: typeof writeOnce = (status, typed) =>
    writeOnce(status, typed).catch(async (error: unknown) => {
      throw (await findFaster(error, known.current?.data.id)) ?? error;
    });

  const autosave = useAutosave<FormValues>({
    storageKey: `renewal-${request.id}-user-${user.id}`,
    values,
    setValues: (next) => form.reset(next, { keepDefaultValues: true }),
    isEnabled: !isDone,
    save: async (typed) => void (await write('kept', typed)),
    onConflict: (current) => setTheirs(current as Renewal),
  });
  useSaveOnLeaving(autosave.saveNow, 'renewal');

  /**
   * Throws the server's errors under the form's field names.
   * @returns null if a conflict with another version must be resolved first
   */
  const submit = async (): Promise<Renewal | null> => {
    try {
      // Saves first, so that the draft's version cannot change during the submission.
      await autosave.saveNow().catch(() => {});
      const submitted = await write('submitted', form.getValues());
      setDone(true);
      autosave.discardBackup();
      await invalidate('renewal', 'request', 'history');
      return submitted;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE') {
        setTheirs(error.current as Renewal);
        return null;
      }
      throw renameErrorFields(error, renameField);
    }
  };

  const resolveConflict = async (usesMine: boolean): Promise<void> => {
    if (!theirs) return;
    known.current = await api('GET /renewal/{id}/', { params: { id: theirs.id } });
    if (!usesMine) form.reset(renewalValues(known.current.data));
    setTheirs(null);
    autosave.resume();
  };

  return { autosave, theirs, isDone, submit, resolveConflict };
}
