import { useRef, useState } from 'react';
import type { BodyOf } from '@portal/contract/types';
import {
  api,
  ApiError,
  failureMessage,
  invalidate,
  toApiError,
  withFields,
  useReadVersion,
} from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { paper, rdaAdmin } from '#texts/rda';
import type { RdaPart } from '@portal/shared-ui/agreement';
import { replaceDocument, uploadScan } from './rda-writes.ts';

type Errors = Readonly<Record<string, string | undefined>>;
const SIGNATURE_FIELDS = ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'];

interface Files {
  readonly document: File | null;
  /** Of the signed paper. */
  readonly scan: File | null;
}

/** Saves the form: the new document first, then the fields. */
export function useAdminSave({ agreement, onSaved, ...read }: RdaPart & { onSaved: () => void }) {
  const { etag, reload } = useReadVersion(read);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();

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
        throw withFields(error, { scan: [error.fields['file']?.[0] ?? error.detail] });
      throw error;
    }
  };

  const tell = async (error: unknown) => {
    const message = failureMessage(error, { STALE: rdaAdmin.stale });
    const { code, fields } = toApiError(error);
    const messages = Object.entries(fields).map(([name, [first]]) => [name, first] as const);
    if (messages.length > 0 && message !== undefined) setErrors(Object.fromEntries(messages));
    else setFailure(message);
    if (code === 'STALE') await reload();
  };

  const save = async (changes: BodyOf<'PATCH /agreement/{id}/'>, { document: file, scan }: Files) => {
    setBusy(true);
    setErrors({});
    setFailure(undefined);
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
      onSaved();
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
