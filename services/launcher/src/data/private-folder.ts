import fs from 'node:fs';

/**
 * Makes a folder for the eyes of its account alone, whatever the umask and however an earlier version made it. Started as
 * root, others may still pass through: PostgreSQL runs as another user then, and lists nothing on its way.
 */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mode = fs.statSync(folder).mode & 0o777;
  const allowed = mode & (process.getuid?.() === 0 ? 0o711 : 0o700);
  if (allowed !== mode) fs.chmodSync(folder, allowed);
}
