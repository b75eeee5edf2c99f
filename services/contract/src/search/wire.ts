/** Global search and the live updates of the bell menu (spec 1 section 7 "Shell"). */
import { z } from 'zod';
import { fillText } from '../words/words.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, singleLineText } from '../api/primitives.ts';
import { GLOBAL_SEARCH_ROLES } from '../people/roles.ts';
import { SEARCH_MODELS } from './models.ts';

export const SearchResult = z.object({
  /** Datasets have a UUID. */
  id: z.union([Id, z.uuid()]),
  display_name: z.string(),
  /** Also the first segment of the page's path: `/{model}/{id}`. */
  model: z.enum(SEARCH_MODELS),
  /** Distinguishes results of the same name: code, address or status. */
  detail: z.string().nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** How a result matches: its whole name or code, a part of it, or merely similar words. */
export const SEARCH_FITS = ['exact', 'part', 'near'] as const;
/** Between services only: the service that merges the results needs the quality of each match. */
export const FittingResult = SearchResult.extend({ fit: z.enum(SEARCH_FITS) });
export type FittingResult = z.infer<typeof FittingResult>;

const SearchQuery = z.strictObject({
  q: singleLineText(LIMITS.searchText).refine((value) => value.trim().length >= LIMITS.searchMinimum, {
    error: () => fillText(INPUT_MESSAGES.searchTooShort, { count: LIMITS.searchMinimum }),
  }),
});

export const searchEndpoints = defineEndpoints({
  'GET /search/': {
    service: 'core',
    summary:
      'Institutions, users, projects, requests and datasets that match, among those that the caller can list',
    access: GLOBAL_SEARCH_ROLES,
    query: SearchQuery,
    response: z.object({
      results: z.array(SearchResult),
      /** True if projects, requests and datasets could not be searched now. */
      incomplete: z.boolean(),
    }),
  },
  'GET /search/records/': {
    service: 'researcher',
    summary: 'The part of GET /search/ that the researcher service owns: projects, requests, datasets',
    access: GLOBAL_SEARCH_ROLES,
    query: SearchQuery,
    response: z.object({ results: z.array(FittingResult) }),
  },
  'GET /notification/news/': {
    service: 'core',
    summary:
      'The number of notifications of the caller and the newest one. Small enough to call every few seconds',
    polled: true,
    access: 'signed-in',
    response: z.object({ count: z.int().min(0), latest: Id.nullable() }),
  },
  'DELETE /notification/': {
    service: 'core',
    summary: "Clear All: delete the caller's notifications up to the newest one that they saw",
    access: 'signed-in',
    query: z.strictObject({
      through: z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number)
        .pipe(Id),
    }),
    status: 204,
  },
});
