import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { appIn } from './app.ts';
import { compile } from './compile.ts';
import { webpackConfig } from './config.ts';

export interface BuildOptions {
  /** Absolute folder of the result; it is emptied first. Default: `<dir>/dist`. */
  outDir?: string;
  /** Version baked into the app. Default: `dev`. */
  version?: string;
  /** Default: production. */
  mode?: 'production' | 'development';
  /** Write source maps. Default: false. */
  maps?: boolean;
}

export interface BuildResult {
  name: string;
  role: 'host' | 'remote';
  outDir: string;
  /** How long webpack worked. */
  milliseconds: number;
  /** Emitted files, relative to `outDir`. */
  files: string[];
}

/**
 * Builds one app (`/…/shell`, `/…/mfe-staff`). The shell's result is `index.html` and `assets/`; a remote's is
 * `mf-manifest.json`, `remoteEntry.<hash>.js`, its chunks and a copy of `remote.json`. File names carry content hashes,
 * save for `index.html`, `mf-manifest.json` and `remote.json`. Throws an Error with webpack's messages when the
 * build fails.
 */
export async function buildApp(dir: string, options: BuildOptions = {}): Promise<BuildResult> {
  const app = appIn(dir);
  const outDir = path.resolve(options.outDir ?? path.join(app.dir, 'dist'));
  const stats = await compile(
    webpackConfig({
      ...app,
      outDir,
      version: options.version ?? 'dev',
      mode: options.mode ?? 'production',
      maps: options.maps ?? false,
    }),
  );
  if (app.role === 'remote')
    await copyFile(path.join(app.dir, 'remote.json'), path.join(outDir, 'remote.json'));
  return {
    name: app.name,
    role: app.role,
    outDir,
    milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
    files: Object.keys(stats.compilation.assets),
  };
}
