import { mutate, unload } from 'swr';
import { forgetNotices } from '../../design/toaster/forget-notices.ts';
import { pathOfCacheKey } from './cache-key.ts';

/**
 * Reloads data on screen and removes other cached data, for every endpoint under one of `objects`:
 * `invalidate('project', 'request')` after a write that affects both.
 */
export async function invalidate(...objects: string[]): Promise<void> {
  await mutate((key) => {
    const path = pathOfCacheKey(key);
    return path !== null && objects.some((name) => path.startsWith(`/${name}/`));
  });
}

/**
 * Clears all cached data, notices and their Undo, because another person may use this page next. Running reads are
 * dropped too: a page that opens now reads again instead of waiting for an answer that will be discarded.
 */
export async function forgetEverything(): Promise<void> {
  forgetNotices();
  unload({ revalidate: false });
}
