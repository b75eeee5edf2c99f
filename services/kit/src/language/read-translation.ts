/** Reads translation files, which are found by the name of their catalog (`translationFile`). */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { translationFile } from '@portal/contract/translations';

/** The folder `services`. */
export const SERVICES_DIR = path.resolve(import.meta.dirname, '../../..');

/** Translations are modules, as for the screens. They are read when first needed, synchronously. */
const read = createRequire(import.meta.url);

/** The default export of the file; undefined if there is no file. */
export function readTranslation(name: string, language: string, dir: string): unknown {
  const file = path.join(dir, translationFile(name, language));
  return existsSync(file) ? (read(file) as { readonly default?: unknown }).default : undefined;
}
