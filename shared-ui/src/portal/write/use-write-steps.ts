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
  /** Objects of which every read is old now: `['institution', 'history']`. */
  invalidates?: readonly string[];
  /** What the page shows: its version goes with the write, and it is read again afterwards, also when it was stale. */
  read?: PageRead;
  /** The same for a dialog: the version that counts is the one on the page when the dialog opened. */
  opened?: PageRead;
  /**
   * For a form: the version that it was opened on. Of a stale write the other version is read with `readTheirs` and given
   * as `theirs`; the next attempt replaces that one.
   */
  form?: { readonly etag: string | null; readonly readTheirs: () => Promise<ApiAnswer<T>> };
  /** True when each call is about its own object, so that none waits for, or is dropped because of, another. */
  isParallel?: boolean;
  /** True when the write takes the object away: its page is read again only when that was refused. */
  isRemoval?: boolean;
  /** Names of the fields in the answer of the server as the form calls them. */
  renameField?: (path: string) => string;
  /** Words of the screen by error code: `{ STALE: 'Someone else has decided.' }`. */
  words?: Readonly<Record<string, string>>;
  /** What the toast says once it is written. */
  done?: string | Notice | ((answer: A) => Notice);
  /** Runs as soon as it is written, before anything is read again: closes the dialog, leaves a page that is gone. */
  onDone?: (answer: A) => unknown;
  /** Runs when it was refused, for what is more than words: a modal, a way on. */
  onRefused?: (error: ApiError) => unknown;
  /** For a screen without a place for it: a failure is shown in a toast, of which this is the title. */
  failureTitle?: string | true;
}

export type WriteEnd<A> = Pick<WriteOptions<A>, 'done' | 'onDone'>;

export interface WriteState<T> {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /** Why the last attempt failed; undefined when the frame shows it, when no one confirmed, or when `theirs` says it. */
  readonly failure: string | undefined;
  /** The same, for a form: nothing when a field says it. */
  readonly general: string | undefined;
  /** The first message of one field. */
  readonly findError: (field: string) => string | undefined;
  /** What someone else saved since the form was opened, as long as it was neither taken nor replaced. */
  readonly theirs: T | null;
  readonly forgetTheirs: () => void;
  /** Forgets the last failure. */
  readonly clear: () => void;
}

const NO_PAGE: PageRead = { etag: null, reload: () => Promise.resolve() };

/**
 * One write of several calls, one at a time, with what every write needs: busy, failure in words and by field, stale
 * versions, the toast, and reading again what has changed. A write that is one call is `useWrite`.
 * Who acts for someone else is asked by the client of the API; the person who says no gets no message.
 */
export function useWriteSteps<A, T = never>(options: WriteOptions<A, T> = {}) {
  const [running, setRunning] = useState(0);
  const isLocked = useRef(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { version, page, meet, taken, theirs, forgetTheirs } = useVersions(options);

  const readAgain = async () => {
    await Promise.all([
      options.isRemoval ? undefined : page?.reload(),
      invalidate(...(options.invalidates ?? [])),
    ]);
  };
  /**
   * Throws what the work throws, so that a form can put it on its fields. False: nothing was written, and nothing is to be
   * said: another attempt still runs, or the panel with their version says it.
   */
  const submit = async (
    work: (ifMatch: string | null) => Promise<A>,
    end: WriteEnd<A> = {},
  ): Promise<boolean> => {
    if (isLocked.current && !options.isParallel) return false;
    isLocked.current = true;
    // the version on the page is old until it is read again: a write with it would be refused as stale
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
      taken(answer);
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
      if (await meet(thrown)) return false;
      throw thrown;
    } finally {
      unlock();
      setRunning((count) => count - 1);
    }
  };
  /** Whether it was written; why not is in `failure`, or in a toast. */
  const run: typeof submit = async (work, end) => {
    try {
      return await submit(work, end);
    } catch (thrown) {
      const { failureTitle: title, words } = options;
      const said = title === true ? failureMessage(thrown, words) : title;
      // The words of the screen are all that is to be said.
      if (said !== undefined)
        notify.failure(thrown, title === true ? { title: said, description: undefined } : { title: said });
      return false;
    }
  };
  const isSaidBeside = theirs !== null && error?.code === 'STALE';
  const failure = error && !isSaidBeside ? failureMessage(error, options.words) : undefined;
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

/** Which version goes with the next attempt, and what a stale one does. */
function useVersions<A, T>({ form, opened, read }: WriteOptions<A, T>) {
  const asOpened = useReadVersion({
    etag: (opened ?? NO_PAGE).etag,
    reload: async () => void (await (opened ?? NO_PAGE).reload()),
  });
  const [formVersion, setFormVersion] = useState(form?.etag ?? null);
  const [theirs, setTheirs] = useState<T | null>(null);
  const page = opened ? asOpened : read;
  /** @returns whether `theirs` says it */
  const meet = async (thrown: unknown): Promise<boolean> => {
    if (!(thrown instanceof ApiError) || thrown.status !== 409) return false;
    // The page shows what is true now.
    if (page) await page.reload();
    if (!form || thrown.code !== 'STALE') return false;
    try {
      const now = await form.readTheirs();
      setFormVersion(now.etag);
      setTheirs(now.data);
      return true;
    } catch {
      // What is there now could not be read: the words for a stale version stay, and nothing is overwritten.
      return false;
    }
  };
  const taken = (answer: unknown) => {
    setTheirs(null);
    if (form && typeof answer === 'object' && answer !== null && 'etag' in answer)
      setFormVersion(typeof answer.etag === 'string' ? answer.etag : null);
  };
  const version = form ? formVersion : (page?.etag ?? null);
  return { version, page, meet, taken, theirs, forgetTheirs: () => setTheirs(null) };
}
