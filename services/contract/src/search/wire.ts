/** Global search and the live part of the bell (spec 1 section 7 "Shell"). */
import { z } from 'zod';
import { fillText } from '../words/words.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, line } from '../api/primitives.ts';
import { GLOBAL_SEARCH_ROLES } from '../people/roles.ts';
import { SEARCH_MODELS } from './models.ts';

export const SearchResult = z.object({
  /** A dataset's is a UUID. */
  id: z.union([Id, z.uuid()]),
  display_name: z.string(),
  /** Also the first part of the page's path: `/{model}/{id}`. */
  model: z.enum(SEARCH_MODELS),
  /** What distinguishes it from others of the same name: code, address, status. */
  detail: z.string().nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** How a result fits: the whole name or code was typed, a part of it, or something that is merely near. */
export const SEARCH_FITS = ['exact', 'part', 'near'] as const;
/** Between services: who joins the results has to know how each fits. */
export const FittingResult = SearchResult.extend({ fit: z.enum(SEARCH_FITS) });
export type FittingResult = z.infer<typeof FittingResult>;

const SearchQuery = z.strictObject({
  q: line(LIMITS.searchText).refine((value) => value.trim().length >= LIMITS.searchMinimum, {
    error: () => fillText(INPUT_MESSAGES.searchTooShort, { count: LIMITS.searchMinimum }),
  }),
});

export const searchEndpoints = defineEndpoints({
  'GET /search/': {
    service: 'core',
    summary: 'Institutions, users, projects, requests and datasets that fit, by what the caller may list',
    access: GLOBAL_SEARCH_ROLES,
    query: SearchQuery,
    response: z.object({
      results: z.array(SearchResult),
      /** True when projects, requests and datasets could not be asked for now. */
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
      'How many notifications the caller has and the newest one: small enough to ask every few seconds',
    polled: true,
    access: 'signed-in',
    response: z.object({ count: z.int().min(0), latest: Id.nullable() }),
  },
  'DELETE /notification/': {
    service: 'core',
    summary: 'Clear All: removes the caller’s notifications up to the newest one that they saw',
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
