import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBundle } from '../bundles/find-bundle.ts';
import { CACHE_FOLDER, ROOT } from '../paths.ts';

process.env['NODE_ENV'] ??= 'production';
// Enabled before any large module is loaded; without the cache, half of a second start would be spent on compiling the
// same sources again.
enableCompileCache(path.join(ROOT, CACHE_FOLDER));
const command = path.join(import.meta.dirname, 'start.command.ts');
await import(pathToFileURL(findBundle(command) ?? command).href);
