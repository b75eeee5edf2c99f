import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { virusMessage } from '@portal/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { refusal, describeServerRefusal, type UploadLimits } from './refusal.ts';
import { fill } from '../layout/fill.ts';
import { upload as texts } from '#texts/upload';

/** A file that the server has. */
export interface UploadedFile {
  id: string;
  name: string;
  size?: number;
  /** Download address. */
  href?: string;
}

/** State of an upload: being sent; interrupted, with automatic retry; or being checked by the server. */
export type UploadPhase = 'sending' | 'interrupted' | 'checking';

export interface UploadProgress {
  onProgress: (fraction: number) => void;
  /** Called only by uploads that can be interrupted; all others are always `sending`. */
  onPhase?: (phase: UploadPhase) => void;
  /**
   * Its reason is {@link CANCELLED} if the user canceled the upload; it has another reason if the user left the page.
   */
  signal: AbortSignal;
}

export const CANCELLED = 'cancelled';

/** Sends one file; rejects with an error that may carry `status` (412 means that the virus scan failed). */
export type UploadFunction = (file: File, progress: UploadProgress) => Promise<UploadedFile>;

/** A file that is being uploaded, or was refused. */
export interface PendingUpload {
  key: number;
  file: File;
  /** 0 to 1. */
  fraction: number;
  phase: UploadPhase;
  error: string | undefined;
  /** Trying the same file again may help. */
  canRetry: boolean;
}

const VIRUS_FOUND = 412;

function failureWords(
  error: unknown,
  name: string,
  limits: UploadLimits,
): { error: string; canRetry: boolean } {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error && error.status === 0)
      return { error: FRAME_MESSAGES.uploadingFailed, canRetry: true };
    if ('status' in error && error.status === VIRUS_FOUND)
      return { error: virusMessage(name), canRetry: false };
    const words =
      'status' in error && 'detail' in error && typeof error.detail === 'string'
        ? describeServerRefusal(name, error.status, error.detail, limits)
        : undefined;
    if (words !== undefined) return { error: words, canRetry: false };
  }
  return { error: FRAME_MESSAGES.uploadFailed, canRetry: true };
}

type OnBusyChange = (isBusy: boolean) => void;

/**
 * Reports when the first upload starts and when the last one ends. Reported immediately, not on the next render: a form
 * submitted in between would lack the file.
 */
function useBusy(onBusy: OnBusyChange | undefined) {
  const running = useRef(new Set<number>());
  // the listener that was notified of the start is notified of the end
  const reportedTo = useRef<OnBusyChange | undefined>(undefined);
  const begin = (key: number) => {
    if (running.current.size === 0) {
      reportedTo.current = onBusy;
      onBusy?.(true);
    }
    running.current.add(key);
  };
  const end = (key: number) => {
    if (running.current.delete(key) && running.current.size === 0) reportedTo.current?.(false);
  };
  useEffect(() => {
    const keys = running.current;
    return () => {
      if (keys.size > 0) reportedTo.current?.(false);
      keys.clear();
    };
  }, []);
  return { begin, end };
}

interface UseUploads {
  limits: UploadLimits;
  files: readonly UploadedFile[];
  upload: UploadFunction;
  onChange: (files: UploadedFile[]) => void;
  onBusy?: OnBusyChange | undefined;
}

/** Runs uploads: one state per file; canceled by `AbortSignal`; a failed file stays in the list with its reason. */
export function useUploads({ limits, files, upload, onChange, onBusy }: UseUploads): {
  pending: readonly PendingUpload[];
  message: string;
  add: (chosen: readonly File[]) => void;
  retry: (key: number) => void;
  cancel: (key: number) => void;
} {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [message, setMessage] = useState('');
  const controllers = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const busy = useBusy(onBusy);
  // two uploads may end in the same tick: each must see the other's file
  const current = useRef(files);
  useEffect(() => {
    current.current = files;
  }, [files]);
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<PendingUpload>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const forget = (key: number) => setPending((all) => all.filter((each) => each.key !== key));

  const send = async (key: number, file: File) => {
    busy.begin(key);
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const uploaded = await upload(file, {
        signal: controller.signal,
        onProgress: (fraction) => change(key, { fraction }),
        onPhase: (phase) => {
          change(key, { phase });
          if (phase !== 'sending') setMessage(fill(texts.phase[phase], { name: file.name }));
        },
      });
      if (controller.signal.aborted) return;
      current.current = [...current.current, uploaded];
      onChange([...current.current]);
      forget(key);
      setMessage(fill(texts.done, { name: file.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const words = failureWords(error, file.name, limits);
      change(key, words);
      setMessage(words.error);
    } finally {
      controllers.current.delete(key);
      busy.end(key);
    }
  };

  const add = (chosen: readonly File[]) => {
    const inWork = pending.filter((each) => each.error === undefined).length;
    const remaining = limits.maxFiles - files.length - inWork;
    const started = chosen.map((file, index): PendingUpload => {
      lastKey.current += 1;
      const reason =
        refusal(file, limits) ??
        (index >= remaining
          ? fill(texts.refused.tooMany, { name: file.name, maxFiles: limits.maxFiles })
          : undefined);
      return { key: lastKey.current, file, fraction: 0, phase: 'sending', error: reason, canRetry: false };
    });
    // removes refusals of the previous attempt, which the user has seen
    setPending((all) => [...all.filter((each) => each.error === undefined || each.canRetry), ...started]);
    setMessage(started.map((each) => each.error ?? fill(texts.progress, { name: each.file.name })).join(' '));
    for (const each of started) if (each.error === undefined) void send(each.key, each.file);
  };

  const retry = (key: number) => {
    const failed = pending.find((each) => each.key === key);
    if (!failed) return;
    change(key, { error: undefined, fraction: 0, phase: 'sending' });
    void send(key, failed.file);
  };

  const cancel = (key: number) => {
    const name = pending.find((each) => each.key === key)?.file.name ?? texts.unnamed;
    controllers.current.get(key)?.abort(CANCELLED);
    busy.end(key);
    forget(key);
    setMessage(fill(texts.cancelledNamed, { name }));
  };

  return { pending, message, add, retry, cancel };
}
