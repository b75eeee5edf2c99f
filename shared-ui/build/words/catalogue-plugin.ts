import { isCatalogue, writeCatalogue } from './catalogue-loader.ts';

/** For component tests: compiles catalogues, including plurals, as the build does. */
export const cataloguePlugin = {
  name: 'portal-catalogues',
  enforce: 'pre',
  async transform(_code: string, id: string): Promise<string | undefined> {
    const file = id.replace(/\?.*$/, '');
    return isCatalogue(file) ? await writeCatalogue(file) : undefined;
  },
} as const;
