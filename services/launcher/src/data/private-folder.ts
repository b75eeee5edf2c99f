import fs from 'node:fs';

/**
 * Creates a folder that only its account can read, whatever the umask and the permissions set by an earlier version.
 * When started as root, other users may traverse it, because PostgreSQL then runs as another user; they cannot list it.
 */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mode = fs.statSync(folder).mode & 0o777;
  const allowed = mode & (process.getuid?.() === 0 ? 0o711 : 0o700);
  if (allowed !== mode) fs.chmodSync(folder, allowed);
}
