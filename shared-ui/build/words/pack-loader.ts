import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { contractTexts, readTexts } from '@portal/contract/words';
import { pseudoCatalogue } from '@portal/contract/pseudo-language';
import { PSEUDO_LANGUAGE } from '@portal/contract/language';
import { listCatalogues, nameCatalogue, translateCatalogue } from './read-catalogues.ts';

const SHARED_UI = path.resolve(import.meta.dirname, '../..');

/**
 * `src/texts/packs/<language>.ts`: every catalogue of the app in that language, as one module that is loaded before the app
 * is. The host's holds shared-ui and the contract too, of which it ships the only copy that counts.
 */
export default function packLoader(this: LoaderContext<{ host: boolean }>): Promise<string> {
  const language = path.basename(this.resourcePath, '.ts');
  const app = path.resolve(this.resourcePath, '../../../..');
  const { host } = this.getOptions();
  const files = [app, ...(host ? [SHARED_UI] : [])].flatMap(listCatalogues);
  for (const file of files) this.addDependency(file);
  return writePack(files, language, host);
}

async function writePack(files: readonly string[], language: string, host: boolean): Promise<string> {
  const own = await Promise.all(
    files.map(async (file) => [nameCatalogue(file), await translateCatalogue(file, language)] as const),
  );
  const pack = Object.fromEntries([...own, ...(host ? await translateContract(language) : [])]);
  // Parsed where it is used: quicker than a literal of this size.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pack))});`;
}

/** Texts of the contract stand in its definitions. Those of a real language have no files yet: they stay English. */
async function translateContract(language: string): Promise<(readonly [string, unknown])[]> {
  await import('@portal/contract');
  if (language !== PSEUDO_LANGUAGE) return [];
  return [...contractTexts].map(
    ([name, texts]) => [`contract/${name}`, pseudoCatalogue(readTexts(name, texts))] as const,
  );
}
