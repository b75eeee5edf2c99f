/** Files of other languages, found by the name of their catalogue (`translationFile`). */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { translationFile } from '@portal/contract/translations';

/** The folder `services`, which every service is started from. */
export const SERVICES_DIR = path.resolve(import.meta.dirname, '../../..');

/** They are modules, as the screens' are; read when first asked for, so without waiting. */
const read = createRequire(import.meta.url);

/** The default export of the file; undefined where no one has written one. */
export function readTranslation(name: string, language: string, dir: string): unknown {
  const file = path.join(dir, translationFile(name, language));
  return existsSync(file) ? (read(file) as { readonly default?: unknown }).default : undefined;
}
