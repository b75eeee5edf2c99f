import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { CACHE_FOLDER, ROOT } from './paths.ts';

process.env['NODE_ENV'] ??= 'production';
// Before anything large is loaded: half of a second start is otherwise spent on reading the same sources again.
enableCompileCache(path.join(ROOT, CACHE_FOLDER));
await import('./start.command.ts');
