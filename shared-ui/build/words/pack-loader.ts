import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { contractTexts, readTexts } from '@portal/contract/words';
import { pseudoCatalogue } from '@portal/contract/pseudo-language';
import { PSEUDO_LANGUAGE } from '@portal/contract/language';
import { completeTranslation, translationFile } from '@portal/contract/translations';
import {
  listCatalogues,
  nameCatalogue,
  readCatalogue,
  translateCatalogue,
  translatedFile,
} from './read-catalogues.ts';

const SHARED_UI = path.resolve(import.meta.dirname, '../..');
const SERVICES = path.resolve(SHARED_UI, '../services');

/**
 * Builds `src/texts/packs/<language>.ts`: all catalogues of the app in that language, as one module that is loaded
 * before the app. The host's pack also contains shared-ui and the contract, because the shell ships the only copies
 * that are used.
 */
export default function packLoader(this: LoaderContext<{ host: boolean }>): Promise<string> {
  const language = path.basename(this.resourcePath, '.ts');
  const app = path.resolve(this.resourcePath, '../../../..');
  const { host } = this.getOptions();
  const files = [app, ...(host ? [SHARED_UI] : [])].flatMap(listCatalogues);
  const translated = [
    ...files.map((file) => translatedFile(file, language)).filter((file) => existsSync(file)),
    ...(host ? globSync(path.join(SERVICES, 'contract/src/texts', language, '**/*.ts')) : []),
  ];
  for (const file of [...files, ...translated]) this.addDependency(file);
  return writePack(files, language, host);
}

async function writePack(files: readonly string[], language: string, host: boolean): Promise<string> {
  const own = await Promise.all(
    files.map(async (file) => [nameCatalogue(file), await translateCatalogue(file, language)] as const),
  );
  const pack = Object.fromEntries([...own, ...(host ? await translateContract(language) : [])]);
  // `JSON.parse` is faster than an object literal of this size.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pack))});`;
}

/**
 * The English texts of the contract are in its definitions; translations are in
 * `services/contract/src/texts/<language>`.
 */
export async function translateContract(
  language: string,
  services = SERVICES,
): Promise<(readonly [string, unknown])[]> {
  await import('@portal/contract');
  const translated = Array.from(
    contractTexts,
    async ([name, texts]) =>
      [
        `contract/${name}`,
        language === PSEUDO_LANGUAGE
          ? pseudoCatalogue(readTexts(name, texts))
          : completeTranslation(
              readTexts(name, texts),
              await readTranslation(path.join(services, translationFile(name, language))),
            ),
      ] as const,
  );
  return (await Promise.all(translated)).filter(([, words]) => words !== undefined);
}

/** Undefined if there is no translation file: those texts stay English. */
const readTranslation = async (file: string): Promise<unknown> =>
  existsSync(file) ? (await readCatalogue(file))['default'] : undefined;
