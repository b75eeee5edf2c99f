import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Name of a version, which is used as a folder and in addresses. */
export const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** Name of an app, used in the same way: `shell`, `mfe-staff`. */
export const appPattern = /^[a-z][a-z0-9-]{0,39}$/;

const Version = z.string().regex(versionPattern);

/**
 * Content of an app's `current.json`. `share`, from 0 to 1, is the share of sessions that get the canary version;
 * `since` is the start of the canary.
 */
export const Pointer = z.object({
  version: Version,
  previous: Version.optional(),
  canary: z
    .object({
      version: Version,
      share: z.number().min(0).max(1),
      // Files written by an older release lack this field.
      since: z.iso.datetime().prefault(() => new Date(0).toISOString()),
    })
    .optional(),
});
export type Pointer = z.infer<typeof Pointer>;

export function pointerFile(releasesDir: string, app: string): string {
  return path.join(releasesDir, app, 'current.json');
}

/** Reads a pointer; undefined if it is missing or invalid. */
export function readPointer(releasesDir: string, app: string): Pointer | undefined {
  try {
    const parsed = Pointer.safeParse(JSON.parse(fs.readFileSync(pointerFile(releasesDir, app), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a pointer atomically: a reader sees the old or the new one. */
export function writePointer(releasesDir: string, app: string, pointer: Pointer): void {
  const file = pointerFile(releasesDir, app);
  const making = `${file}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(making, `${JSON.stringify(Pointer.parse(pointer), null, 2)}\n`);
  fs.renameSync(making, file);
}
