/** Asks a thread about a zip or a workbook, and says what is found in words. */
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
/** Gigabytes are unpacked for minutes, and no one who waits for a small file waits for them. */
const checkLargeInThread = createCheck(60 * 60_000);

/**
 * @param isLarge it came in pieces, and no one waits for the answer
 * @throws 400 unless the archive can be unpacked without harm; 503 when too many wait
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
