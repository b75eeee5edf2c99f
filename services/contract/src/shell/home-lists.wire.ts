/** Several lists in one call, so that the home page needs one call per service, not one per count (decision 505). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import type { HomeListService } from './home-lists.ts';

const MOST_LISTS = 20;
const LONGEST_ADDRESS = 1000;

const readLists = <const S extends HomeListService>(service: S) =>
  ({
    service,
    summary: `Read up to ${MOST_LISTS} lists that home shows; a list that fails does not affect the others`,
    access: 'signed-in',
    query: z.strictObject({
      /** Comma-separated list calls, each URL-encoded once more: `request?status%3D2`. */
      lists: z
        .string()
        .max(MOST_LISTS * LONGEST_ADDRESS)
        .transform((value) => value.split(','))
        .pipe(z.array(z.string().max(LONGEST_ADDRESS)).max(MOST_LISTS)),
    }),
    /** In the order of `lists`: the answer that each call would return on its own. */
    response: z.object({
      results: z.array(z.object({ status: z.int(), body: z.unknown() })),
    }),
  }) as const;

export const homeListEndpoints = defineEndpoints({
  'GET /core-home-list/': readLists('core'),
  'GET /researcher-home-list/': readLists('researcher'),
  'GET /tissue-home-list/': readLists('tissue'),
});
