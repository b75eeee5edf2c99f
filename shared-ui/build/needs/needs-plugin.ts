import { realpathSync } from 'node:fs';
import webpack from 'webpack';
import type { BrowserApp } from '../app.ts';
import { isSource, recordNeeds, recordPromise } from './record-needs.ts';

/**
 * Writes `needs.json` into a build, and `promise.json` into the build of the shell. A deploy compares them with the
 * versions that are in use.
 */
export class NeedsPlugin {
  readonly #app: BrowserApp;
  readonly #sharedUiVersion: string | undefined;

  constructor(app: BrowserApp, sharedUiVersion: string | undefined) {
    this.#app = app;
    this.#sharedUiVersion = sharedUiVersion;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('NeedsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NeedsPlugin', stage }, () => {
        const emit = (file: string, content: unknown): void =>
          compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(content)));
        emit('needs.json', recordNeeds(this.#app, listSources(compilation), this.#sharedUiVersion));
        if (this.#app.role === 'host') emit('promise.json', recordPromise());
      });
    });
  }
}

/** Sources of the shipped modules, without those removed as unused. */
function listSources(compilation: webpack.Compilation): string[] {
  const files = new Set<string>();
  const add = (module: webpack.Module): void => {
    const { modules: parts } = module as { readonly modules?: readonly webpack.Module[] };
    for (const part of parts ?? []) add(part);
    const { resource } = module as { readonly resource?: string };
    const file = resource?.split('?', 1)[0];
    if (file !== undefined && isSource(file)) files.add(realpathSync(file));
  };
  for (const chunk of compilation.chunks)
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) add(module);
  return [...files].filter(isSource).toSorted();
}
