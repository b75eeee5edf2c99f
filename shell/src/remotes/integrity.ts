declare global {
  /** Script hashes by path. The chunk loader that the build adds to every remote reads them too. */
  var portalScriptHashes: Map<string, string> | undefined;
}

const scripts = (globalThis.portalScriptHashes ??= new Map<string, string>());

/** The expected hash of the script at `path`; undefined if unknown. */
export function integrityOfScript(path: string): string | undefined {
  return scripts.get(path);
}

/** Stores the hashes listed in a manifest (`metaData.sri`). The manifest itself was verified when it was loaded. */
export function rememberIntegrity(manifest: unknown, manifestUrl: string): void {
  const hashes =
    (manifest as { metaData?: { sri?: Record<string, string> } } | undefined)?.metaData?.sri ?? {};
  for (const [file, hash] of Object.entries(hashes)) scripts.set(new URL(file, manifestUrl).pathname, hash);
}
