import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { BodyOf } from '@portal/contract/types';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { rdaAdmin } from '#texts/rda';
import type { RdaPart } from './rda-parts.ts';
import { replaceDocument } from './rda-writes.ts';

type Errors = Readonly<Record<string, string | undefined>>;
const SIGNATURE_FIELDS = ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'];

/** Saves the form: the new document first, then the fields. */
export function useAdminSave({ agreement, etag, reload }: RdaPart) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);

  const tell = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure(MESSAGES.unexpectedError);
    if (error.code === 'STALE') {
      setFailure(rdaAdmin.stale);
      return reload();
    }
    const fields = Object.entries(error.fields).map(([name, [message]]) => [name, message] as const);
    if (fields.length > 0) setErrors(Object.fromEntries(fields));
    else setFailure(error.detail);
  };

  const save = async (changes: BodyOf<'PATCH /agreement/{id}/'>, file: File | null) => {
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      if (file) await replaceDocument(agreement.id, file, { ifMatch: etag });
      if (Object.keys(changes).length > 0)
        await api('PATCH /agreement/{id}/', {
          params: { id: agreement.id },
          body: changes,
          quiet: true,
          // The document's own replacement made the tag stale.
          ...(file ? {} : { ifMatch: etag }),
        });
      notify.success(rdaAdmin.saved);
      await Promise.all([reload(), invalidate('history', 'institution')]);
    } catch (error) {
      await tell(error);
    } finally {
      setBusy(false);
    }
  };

  /** Changing the status clears them (spec 1 section 4). */
  const clearSignatureErrors = () =>
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !SIGNATURE_FIELDS.includes(name))),
    );
  return { save, isBusy, errors, failure, clearSignatureErrors };
}
