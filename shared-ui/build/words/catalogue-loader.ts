import type { LoaderContext } from 'webpack';
import { CATALOGUE, compileTexts, nameCatalogue, readCatalogue } from './read-catalogues.ts';

/** Compiles a file of `src/texts/en`: its English texts, or the translations that the page has loaded instead. */
export default function catalogueLoader(this: LoaderContext<object>): Promise<string> {
  return writeCatalogue(this.resourcePath);
}

export const isCatalogue = (file: string): boolean => CATALOGUE.test(file);

export async function writeCatalogue(file: string): Promise<string> {
  const name = JSON.stringify(nameCatalogue(file));
  return Object.entries(await readCatalogue(file))
    .map(([key, texts]) => {
      const english = JSON.stringify(compileTexts(texts));
      return `export const ${key} = /*#__PURE__*/ (() => globalThis.portalWords?.[${name}]?.${key} ?? ${english})();`;
    })
    .join('\n');
}
