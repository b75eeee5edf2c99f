import { createHash } from 'node:crypto';
import webpack from 'webpack';

const MANIFEST = 'mf-manifest.json';
/** Runs in the page for every chunk: the shell fills the map from the manifest, whose own hash the registry names. */
const SET_INTEGRITY = `
var portalIntegrity = globalThis.__portal_integrity && globalThis.__portal_integrity.get(new URL(url, location.href).pathname);
if (portalIntegrity) { script.integrity = portalIntegrity; script.crossOrigin = "anonymous"; }`;

/** Writes the hash of every script of a remote into its manifest (`metaData.sri`) and makes chunks use it. */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}${SET_INTEGRITY}`,
      );
    });
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // After the federation plugin wrote its manifest and after minimising and hashing are done.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const manifest = assets[MANIFEST];
        if (!manifest) return;
        const content = JSON.parse(manifest.source().toString()) as { metaData: Record<string, unknown> };
        content.metaData.sri = Object.fromEntries(
          Object.entries(assets)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, source]) => [file, integrityOf(source.source())]),
        );
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}

/** Subresource integrity of some bytes, as in the `integrity` attribute: `sha384-…`. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
