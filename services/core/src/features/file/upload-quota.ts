/**
 * Limits how much one account may upload per day, so that a stolen password cannot fill the disk or overload the
 * checks.
 */
import { LIMITS, type Role } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { AppError, type Call, type Database, actsAs, say } from '@portal/kit';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { createLimiter } from '../../limits/rate-limit.ts';

type UploadCall = Pick<Call, 'actor' | 'context'>;
export interface UploadQuota {
  /** Counts one file, before anything is received. @throws 429 */
  spendFile(call: UploadCall): Promise<void>;
  /** @throws 429 */
  spendBytes(call: UploadCall, bytes: number): Promise<void>;
  /**
   * Counts a file sent in pieces, by its announced size. It has a quota of its own, because one such file exceeds the
   * daily quota of ordinary uploads.
   * @throws 429
   */
  spendLarge(call: UploadCall, bytes: number): Promise<void>;
}

const DAY = 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const FULL_VIEW_ROLES = Object.keys(seenByStaff) as Role[];

export function createUploadQuota(database: Database): UploadQuota {
  const limiter = (name: string, points: number) => createLimiter(database, { name, points, seconds: DAY });
  const people = {
    files: limiter('uploads', LIMITS.uploadsADay),
    // Counted in kilobytes, because the table stores four-byte integers.
    kilobytes: limiter('upload_kilobytes', LIMITS.uploadBytesADay / 1024),
    words: () => describeQuota(LIMITS.uploadsADay, LIMITS.uploadBytesADay),
  };
  const staff = {
    files: limiter('staff_uploads', LIMITS.staffUploadsADay),
    kilobytes: limiter('staff_upload_kilobytes', LIMITS.staffUploadBytesADay / 1024),
    words: () => describeQuota(LIMITS.staffUploadsADay, LIMITS.staffUploadBytesADay),
  };
  const large = {
    files: limiter('large_uploads', LIMITS.largeUploadsADay),
    kilobytes: limiter('large_upload_kilobytes', LIMITS.largeUploadBytesADay / 1024),
    words: () =>
      say(fileRefusals.pieces.dayFull, {
        files: String(LIMITS.largeUploadsADay),
        gigabytes: String(LIMITS.largeUploadBytesADay / GIGABYTE),
      }),
  };
  const chooseAllowance = ({ actor }: UploadCall) => (actsAs(actor, ...FULL_VIEW_ROLES) ? staff : people);
  return {
    async spendFile(call) {
      const { files, words } = chooseAllowance(call);
      await spend(files, call, 1, words);
    },
    async spendBytes(call, bytes) {
      const { kilobytes, words } = chooseAllowance(call);
      await spend(kilobytes, call, Math.ceil(bytes / 1024), words);
    },
    async spendLarge(call, bytes) {
      await spend(large.files, call, 1, large.words);
      await spend(large.kilobytes, call, Math.ceil(bytes / 1024), large.words);
    },
  };
}

const describeQuota = (files: number, bytes: number): string =>
  say(fileRefusals.upload.dayFull, { files: String(files), megabytes: String(bytes / MEGABYTE) });

async function spend(
  limiter: RateLimiterPostgres,
  { actor, context }: UploadCall,
  points: number,
  words: () => string,
): Promise<void> {
  try {
    await limiter.consume(String(actor.userId), points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    context.set('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
    throw new AppError('TOO_MANY_REQUESTS', words());
  }
}
