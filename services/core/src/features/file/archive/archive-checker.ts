/** Checks a zip or a workbook in a worker thread, and turns the verdict into a refusal text. */
import { LIMITS } from '@portal/contract';
import { AppError, invalid, say } from '@portal/kit';
import { TaskStopped, createTaskThreads } from '@portal/kit/threads';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import type { ArchiveCheck, ArchiveVerdict } from './verdict.ts';

const words = fileRefusals.archive;
const LONGEST_NAME = 120;
const createCheck = (time: number) =>
  createTaskThreads<ArchiveCheck, ArchiveVerdict>(
    new URL('check-archive.thread.ts', import.meta.url),
    { time, memory: 128, atOnce: 1, waiting: 20 },
    ({ fault }) => fault === null,
  );
const checkInThread = createCheck(30_000);
/** Large archives take minutes to unpack, so they have a thread of their own and do not delay small files. */
const checkLargeInThread = createCheck(60 * 60_000);

/**
 * @param isLarge whether the file arrived in pieces, so that no one waits for the answer
 * @throws 400 unless the archive is safe to unpack; 503 when too many checks wait
 */
export async function refuseUnsafeArchive(check: ArchiveCheck, isLarge = false): Promise<void> {
  const verdict = await (isLarge ? checkLargeInThread : checkInThread)(check).catch((error: unknown) => {
    if (!(error instanceof TaskStopped)) throw error;
    if (error.reason !== 'busy') throw invalid({ file: [words.slow] });
    throw new AppError('SERVICE_UNAVAILABLE', words.busy, { cause: error });
  });
  if (verdict.fault === null) return;
  const named = {
    name: verdict.name.replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME),
    entries: String(LIMITS.archiveEntries),
    megabytes: String(
      (isLarge ? LIMITS.largeArchiveExpandedBytes : LIMITS.archiveExpandedBytes) / 1024 / 1024,
    ),
    ratio: String(LIMITS.archiveRatio),
    characters: String(LIMITS.archiveName),
  };
  throw invalid({ file: [say(words[verdict.fault], named)] });
}
