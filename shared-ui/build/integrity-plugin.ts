import { createHash } from 'node:crypto';
import webpack from 'webpack';

const MANIFEST = 'mf-manifest.json';
/**
 * Runs in the page for every chunk. Integrity: the shell fills the map from the manifest, and the registry names the
 * manifest's own hash. Address: a second request for the same chunk means that the first one failed. Removing a script
 * does not cancel its hanging request, so every retry uses a new address.
 */
const GUARD_SCRIPT = `
var portalPath = new URL(url, location.href).pathname;
var portalIntegrity = globalThis.portalScriptHashes && globalThis.portalScriptHashes.get(portalPath);
if (portalIntegrity) { script.integrity = portalIntegrity; script.crossOrigin = "anonymous"; }
var portalAttempts = globalThis.portalScriptAttempts || (globalThis.portalScriptAttempts = new Map());
var portalAttempt = portalAttempts.get(portalPath) || 0;
portalAttempts.set(portalPath, portalAttempt + 1);
if (portalAttempt) script.src = url + "?retry=" + portalAttempt;`;

/**
 * Writes the hash of every script of a remote into its manifest (`metaData.sri`). Chunks check this hash and use a new
 * address on each retry.
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}${GUARD_SCRIPT}`,
      );
    });
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // Runs after the federation plugin has written its manifest and after minification and hashing.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const manifest = assets[MANIFEST];
        if (!manifest) return;
        const content = JSON.parse(manifest.source().toString()) as { metaData: Record<string, unknown> };
        content.metaData.sri = Object.fromEntries(
          Object.entries(assets)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, source]) => [file, computeIntegrity(source.source())]),
        );
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}

/** The value of an `integrity` attribute (subresource integrity) for the given bytes: `sha384-…`. */
export function computeIntegrity(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
