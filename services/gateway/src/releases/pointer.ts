import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A version's name becomes a folder and a part of addresses. */
export const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/** An app's name, likewise: `shell`, `mfe-staff`. */
export const appPattern = /^[a-z][a-z0-9-]{0,39}$/;

const Version = z.string().regex(versionPattern);

/**
 * What `current.json` of an app says. `share` is the part of sessions, 0 to 1, that get the canary version, `since` when
 * they began to.
 */
export const Pointer = z.object({
  version: Version,
  previous: Version.optional(),
  canary: z
    .object({
      version: Version,
      share: z.number().min(0).max(1),
      // A file of an older release has none.
      since: z.iso.datetime().prefault(() => new Date(0).toISOString()),
    })
    .optional(),
});
export type Pointer = z.infer<typeof Pointer>;

export function pointerFile(releasesDir: string, app: string): string {
  return path.join(releasesDir, app, 'current.json');
}

/** Reads a pointer; undefined where there is none or it cannot be understood. */
export function readPointer(releasesDir: string, app: string): Pointer | undefined {
  try {
    const parsed = Pointer.safeParse(JSON.parse(fs.readFileSync(pointerFile(releasesDir, app), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a pointer in one step: a reader sees the old or the new one, never half of it. */
export function writePointer(releasesDir: string, app: string, pointer: Pointer): void {
  const file = pointerFile(releasesDir, app);
  const making = `${file}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(making, `${JSON.stringify(Pointer.parse(pointer), null, 2)}\n`);
  fs.renameSync(making, file);
}
