/**
 * `npm run translations -- export es es.po` writes all texts with their translations into a file for translators; `npm
 * run translations -- import es es.po` writes the completed translations back into the catalogues (docs/languages.md).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE, isLanguage } from '@portal/contract/language';
import { exportTexts, importTexts } from './words/exchange.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const [act, language, file, ...more] = process.argv.slice(2);
const isTranslated = isLanguage(language) && language !== SOURCE_LANGUAGE && language !== PSEUDO_LANGUAGE;
if ((act !== 'export' && act !== 'import') || !isTranslated || !file || more.length > 0) {
  console.error('npm run translations -- export|import <language> <file>, for example: -- export es es.po');
  process.exitCode = 1;
} else if (act === 'export') {
  writeFileSync(file, await exportTexts(ROOT, language));
  console.log(`${file} has all texts. Empty ones are not translated yet.`);
} else {
  const { files, faults } = await importTexts(ROOT, language, readFileSync(file));
  for (const fault of faults) console.error(fault);
  if (files.length > 0) execFileSync('oxfmt', files, { cwd: ROOT, stdio: 'ignore' });
  console.log(`${files.length} files are written.`);
  if (faults.length > 0) process.exitCode = 1;
}
