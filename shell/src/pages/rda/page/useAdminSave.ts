import { useRef, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { BodyOf } from '@portal/contract/types';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { paper, rdaAdmin } from '#texts/rda';
import type { RdaPart } from './rda-parts.ts';
import { replaceDocument, uploadScan } from './rda-writes.ts';

type Errors = Readonly<Record<string, string | undefined>>;
const SIGNATURE_FIELDS = ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'];

interface Files {
  readonly document: File | null;
  /** Of the signed paper. */
  readonly scan: File | null;
}

/** Saves the form: the new document first, then the fields. */
export function useAdminSave({ agreement, etag, reload }: RdaPart) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);

  /** Uploaded once, however often the form is sent. */
  const uploaded = useRef<{ file: File; id: string } | null>(null);
  const uploadScanOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.id;
    try {
      const id = await uploadScan(file);
      uploaded.current = { file, id };
      return id;
    } catch (error) {
      // What is wrong with the file is said at its field.
      if (error instanceof ApiError && error.status !== 401)
        throw new ApiError({
          status: error.status,
          code: error.code,
          detail: error.detail,
          fields: { scan: [error.fields['file']?.[0] ?? error.detail] },
        });
      throw error;
    }
  };

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

  const save = async (changes: BodyOf<'PATCH /agreement/{id}/'>, { document: file, scan }: Files) => {
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      // The document's own replacement makes the version that is on screen an old one.
      const version = file ? await replaceDocument(agreement.id, file, { ifMatch: etag }) : etag;
      if (Object.keys(changes).length > 0 || scan)
        await api('PATCH /agreement/{id}/', {
          params: { id: agreement.id },
          body: { ...changes, ...(scan ? { scan: await uploadScanOnce(scan) } : {}) },
          quiet: true,
          ifMatch: version,
        });
      notify.success(scan ? paper.recorded : rdaAdmin.saved);
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
