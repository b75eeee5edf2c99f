import { useRef, useState } from 'react';
import { notify, type Notice } from '../../design/toaster/index.ts';
import { ApiError } from '../data/api-error.ts';
import type { ApiAnswer } from '../data/api.ts';
import { failureMessage, renameErrorFields, toApiError } from '../data/failure-message.ts';
import { invalidate } from '../data/invalidate.ts';
import { useReadVersion } from '../data/use-read-version.ts';

interface PageRead {
  readonly etag: string | null;
  readonly reload: () => Promise<unknown>;
}

export interface WriteOptions<A, T = never> {
  /** Objects to reload after the write: `['institution', 'history']`. */
  invalidates?: readonly string[];
  /**
   * The page's read: its ETag is sent with the write. It is reloaded after the write, and also after a stale version.
   */
  read?: PageRead;
  /** The same for a dialog: sends the ETag that the page had when the dialog opened. */
  opened?: PageRead;
  /**
   * For a form: the ETag when it was opened. After a stale write, `readTheirs` reads the other version, which is
   * returned as `theirs`; the next attempt overwrites it.
   */
  form?: { readonly etag: string | null; readonly readTheirs: () => Promise<ApiAnswer<T>> };
  /** True if each call concerns a different object, so that calls neither wait for nor block each other. */
  isParallel?: boolean;
  /** True if the write removes the object: its page is reloaded only if the removal was refused. */
  isRemoval?: boolean;
  /** Converts field names of the server's error to those of the form. */
  renameField?: (path: string) => string;
  /** Messages of the screen by error code: `{ STALE: 'Someone else has decided.' }`. */
  words?: Readonly<Record<string, string>>;
  /** The toast after a successful write. */
  done?: string | Notice | ((answer: A) => Notice);
  /**
   * Runs right after a successful write, before data are reloaded: closes the dialog, or leaves the page of a removed
   * object.
   */
  onDone?: (answer: A) => unknown;
  /** Runs after a refusal, for more than a message: a modal, or another option. */
  onRefused?: (error: ApiError) => unknown;
  /** For a screen without a place for errors: a failure is shown in a toast with this title. */
  failureTitle?: string | true;
}

export type WriteEnd<A> = Pick<WriteOptions<A>, 'done' | 'onDone'>;

export interface WriteState<T> {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /**
   * Why the last attempt failed. Undefined if the shell shows the failure, if the user did not confirm, or if `theirs`
   * explains it.
   */
  readonly failure: string | undefined;
  /** The same for a form: undefined if a field shows the error. */
  readonly general: string | undefined;
  /** The first message of one field. */
  readonly findError: (field: string) => string | undefined;
  /** What someone else saved since the form was opened, until the user takes or overwrites it. */
  readonly theirs: T | null;
  readonly forgetTheirs: () => void;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

const NO_PAGE: PageRead = { etag: null, reload: () => Promise.resolve() };

/**
 * Runs a write of one or more calls, one write at a time. It handles what every write needs: busy state, failures as
 * text and by field, stale versions, the toast, and reloading changed data. Use `useWrite` for a single call. The API
 * client asks an impersonating user for confirmation; a user who declines sees no error.
 */
export function useWriteSteps<A, T = never>(options: WriteOptions<A, T> = {}) {
  const [running, setRunning] = useState(0);
  const isLocked = useRef(false);
  const [error, setError] = useState<ApiError | null>(null);
  const {
    version,
    page,
    meet: handleStaleWrite,
    taken: recordNewVersion,
    theirs,
    forgetTheirs,
  } = useVersions(options);

  const readAgain = async () => {
    await Promise.all([
      options.isRemoval ? undefined : page?.reload(),
      invalidate(...(options.invalidates ?? [])),
    ]);
  };
  /**
   * Throws the error of `work`, so that a form can show it at its fields. Returns false, without a message, if nothing
   * was written because another attempt is running, or if the panel with the other version explains it.
   */
  const submit = async (
    work: (ifMatch: string | null) => Promise<A>,
    end: WriteEnd<A> = {},
  ): Promise<boolean> => {
    if (isLocked.current && !options.isParallel) return false;
    isLocked.current = true;
    // Until the page has reloaded, its ETag is old. A versioned write holds the lock until then, because another write
    // would be refused as stale.
    const isVersioned = version !== null;
    let hasLock = true;
    const unlock = () => {
      if (hasLock) isLocked.current = false;
      hasLock = false;
    };
    setRunning((count) => count + 1);
    setError(null);
    try {
      const answer = await work(version);
      recordNewVersion(answer);
      await (end.onDone ?? options.onDone)?.(answer);
      const done = end.done ?? options.done;
      if (done !== undefined) notify.success(typeof done === 'function' ? done(answer) : done);
      if (!isVersioned) unlock();
      await readAgain();
      return true;
    } catch (refusal) {
      const { renameField } = options;
      const thrown = renameField ? renameErrorFields(refusal, renameField) : refusal;
      const failed = toApiError(thrown);
      setError(failed);
      await options.onRefused?.(failed);
      if (await handleStaleWrite(thrown)) return false;
      throw thrown;
    } finally {
      unlock();
      setRunning((count) => count - 1);
    }
  };
  /** Returns whether the write succeeded; otherwise `failure` or a toast says why. */
  const run: typeof submit = async (work, end) => {
    try {
      return await submit(work, end);
    } catch (thrown) {
      const { failureTitle: title, words } = options;
      const message = title === true ? failureMessage(thrown, words) : title;
      // With `failureTitle: true` the message is the whole toast; otherwise `failureTitle` is its title.
      if (message !== undefined)
        notify.failure(
          thrown,
          title === true ? { title: message, description: undefined } : { title: message },
        );
      return false;
    }
  };
  const isShownByTheirs = theirs !== null && error?.code === 'STALE';
  const failure = error && !isShownByTheirs ? failureMessage(error, options.words) : undefined;
  const hasFields = error !== null && Object.keys(error.fields).length > 0;
  const state: WriteState<T> = {
    isBusy: running > 0,
    error,
    failure,
    general: hasFields ? undefined : failure,
    findError: (field) => error?.fields[field]?.[0],
    theirs,
    forgetTheirs,
    clear: () => setError(null),
  };
  return { ...state, submit, run };
}

/** Chooses the ETag for the next attempt, and handles a stale one. */
function useVersions<A, T>({ form, opened, read }: WriteOptions<A, T>) {
  const asOpened = useReadVersion({
    etag: (opened ?? NO_PAGE).etag,
    reload: async () => void (await (opened ?? NO_PAGE).reload()),
  });
  const [formVersion, setFormVersion] = useState(form?.etag ?? null);
  const [theirs, setTheirs] = useState<T | null>(null);
  const page = opened ? asOpened : read;
  /** @returns whether `theirs` explains the failure */
  const handleStaleWrite = async (thrown: unknown): Promise<boolean> => {
    if (!(thrown instanceof ApiError) || thrown.status !== 409) return false;
    // Reloads the page, so that it shows the current state.
    if (page) await page.reload();
    if (!form || thrown.code !== 'STALE') return false;
    try {
      const now = await form.readTheirs();
      setFormVersion(now.etag);
      setTheirs(now.data);
      return true;
    } catch {
      // The current version could not be loaded: the message about a stale version stays, and nothing is overwritten.
      return false;
    }
  };
  const recordNewVersion = (answer: unknown) => {
    setTheirs(null);
    if (form && typeof answer === 'object' && answer !== null && 'etag' in answer)
      setFormVersion(typeof answer.etag === 'string' ? answer.etag : null);
  };
  const version = form ? formVersion : (page?.etag ?? null);
  return {
    version,
    page,
    meet: handleStaleWrite,
    taken: recordNewVersion,
    theirs,
    forgetTheirs: () => setTheirs(null),
  };
}
