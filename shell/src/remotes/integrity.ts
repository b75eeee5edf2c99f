declare global {
  /** Path of a script to its hash. Also read by the chunk loader that the build puts into every remote. */
  var portalScriptHashes: Map<string, string> | undefined;
}

const scripts = (globalThis.portalScriptHashes ??= new Map<string, string>());

/** The hash that the script at `path` must have; undefined where none is known. */
export function integrityOfScript(path: string): string | undefined {
  return scripts.get(path);
}

/** Takes over the hashes that a manifest names (`metaData.sri`). The manifest itself was checked when it was fetched. */
export function rememberIntegrity(manifest: unknown, manifestUrl: string): void {
  const hashes =
    (manifest as { metaData?: { sri?: Record<string, string> } } | undefined)?.metaData?.sri ?? {};
  for (const [file, hash] of Object.entries(hashes)) scripts.set(new URL(file, manifestUrl).pathname, hash);
}
