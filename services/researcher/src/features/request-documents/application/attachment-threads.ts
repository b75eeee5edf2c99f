/** Reads and joins pages in threads with limits, because an uploaded file may be arbitrarily hard to read. */
import { TaskStopped, createTaskThreads } from '@portal/kit/threads';
import type { AttachmentPages } from './attachment-pages.ts';

export type AttachmentTask =
  | { readonly kind: 'pages'; readonly bytes: Uint8Array }
  | { readonly kind: 'join'; readonly pdfs: readonly Uint8Array[] };

const runInThread = createTaskThreads<AttachmentTask, unknown>(
  new URL('attachment.thread.ts', import.meta.url),
  { time: 10_000, memory: 384, atOnce: 2, waiting: 20 },
);

export async function readPages(bytes: Uint8Array): Promise<AttachmentPages> {
  return stopped(async () => (await runInThread({ kind: 'pages', bytes })) as AttachmentPages, {
    fault: 'busy',
  });
}

/** Undefined if it takes too long or the queue is full. */
export async function joinInThread(pdfs: readonly Uint8Array[]): Promise<Uint8Array | undefined> {
  return stopped(
    async () => ((await runInThread({ kind: 'join', pdfs })) as { pdf: Uint8Array }).pdf,
    undefined,
  );
}

async function stopped<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TaskStopped) return otherwise;
    throw error;
  }
}
