import { useRef, useState } from 'react';
import type { BodyOf } from '@portal/contract/types';
import { api, ApiError, withFields } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { paper, rdaAdmin } from '#texts/rda';
import type { RdaPart } from '@portal/shared-ui/agreement';
import { replaceDocument, uploadScan } from './rda-writes.ts';

const SIGNATURE_FIELDS = ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'];

interface Files {
  readonly document: File | null;
  /** Scan of the signed paper. */
  readonly scan: File | null;
}

/** Saves the form: the new document first, then the fields. */
export function useAdminSave({ agreement, onSaved, ...read }: RdaPart & { onSaved: () => void }) {
  const write = useWriteSteps<unknown>({
    opened: read,
    invalidates: ['history', 'institution'],
    words: { STALE: rdaAdmin.stale },
  });
  const { run, isBusy, general } = write;
  const [isCleared, setCleared] = useState(false);
  const [attempt, setAttempt] = useState(0);

  /** The scan is uploaded only once, even if the form is submitted again. */
  const uploaded = useRef<{ file: File; id: string } | null>(null);
  const uploadScanOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.id;
    try {
      const id = await uploadScan(file);
      uploaded.current = { file, id };
      return id;
    } catch (error) {
      // Errors about the file are shown at the scan field.
      if (error instanceof ApiError && error.status !== 401)
        throw withFields(error, { scan: [error.fields['file']?.[0] ?? error.detail] });
      throw error;
    }
  };

  /** The document is replaced only once too: a retry after a later error must not replace it again. */
  const replaced = useRef<{ file: File; from: string | null; version: string | null } | null>(null);
  const replaceOnce = async (file: File, etag: string | null): Promise<string | null> => {
    const before = replaced.current;
    // if the page has refreshed since, its version is newer
    if (before?.file === file) return etag === before.from ? before.version : etag;
    const version = await replaceDocument(agreement.id, file, { ifMatch: etag });
    replaced.current = { file, from: etag, version };
    return version;
  };

  const save = async (changes: BodyOf<'PATCH /agreement/{id}/'>, { document: file, scan }: Files) => {
    setCleared(false);
    const work = async (etag: string | null) => {
      // Replacing the document changes the version, so the fields are saved against the new one.
      const ifMatch = file ? await replaceOnce(file, etag) : etag;
      if (Object.keys(changes).length === 0 && !scan) return;
      await api('PATCH /agreement/{id}/', {
        params: { id: agreement.id },
        body: { ...changes, ...(scan ? { scan: await uploadScanOnce(scan) } : {}) },
        quiet: true,
        ifMatch,
      });
    };
    const isSaved = await run(work, { done: scan ? paper.recorded : rdaAdmin.saved, onDone: onSaved });
    if (!isSaved) setAttempt((count) => count + 1);
  };

  const findError = (name: string) =>
    isCleared && SIGNATURE_FIELDS.includes(name) ? undefined : write.findError(name);
  /** A change of status clears signature errors (spec 1 section 4). */
  return {
    save,
    isBusy,
    /** The number of failed attempts. */
    attempt,
    findError,
    failure: general,
    clearSignatureErrors: () => setCleared(true),
  };
}
