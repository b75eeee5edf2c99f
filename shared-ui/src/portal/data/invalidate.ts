import { mutate, unload } from 'swr';
import { forgetNotices } from '../../design/toaster/forget-notices.ts';
import { pathOfCacheKey } from './cache-key.ts';

/**
 * Reads again what is on screen and forgets what is not, for every endpoint under one of `objects`:
 * `invalidate('project', 'request')` after a write that touches both.
 */
export async function invalidate(...objects: string[]): Promise<void> {
  await mutate((key) => {
    const path = pathOfCacheKey(key);
    return path !== null && objects.some((name) => path.startsWith(`/${name}/`));
  });
}

/**
 * Forgets everything that was read, notices and their Undo too: another person may use this page next. Reads under way
 * are forgotten as well: a page that opens now asks anew instead of waiting for an answer that is thrown away.
 */
export async function forgetEverything(): Promise<void> {
  forgetNotices();
  unload({ revalidate: false });
}
