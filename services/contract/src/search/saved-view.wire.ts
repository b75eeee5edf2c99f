/** Saved views of a queue: a name with filters, order and columns (spec 3 section 2.2). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, Timestamp, requiredLine } from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';

/** Lists whose views can be saved, by path. */
export const VIEWED_PAGES = ['/resource-request', '/request', '/abn-dashboard'] as const;
export const ViewedPage = z.enum(VIEWED_PAGES);

/** The query string of the URL, without "?"; the list reads it like any link to it. */
const SearchString = z
  .string()
  .max(LIMITS.url)
  .regex(/^[\w.~%!'()*+,;:@/?=&-]*$/, INPUT_MESSAGES.impossibleCharacter);

export const savedViewObject = defineObject({
  name: 'saved-view',
  service: 'core',
  access: { read: STAFF_ROLES, write: STAFF_ROLES },
  schema: z.object({
    id: Id,
    page: ViewedPage,
    name: z.string(),
    search: z.string(),
    created: Timestamp,
    modified: Timestamp,
  }),
  create: z.strictObject({
    page: ViewedPage,
    name: requiredLine(LIMITS.savedViewName),
    search: SearchString,
  }),
  patch: z.strictObject({
    name: requiredLine(LIMITS.savedViewName).optional(),
    search: SearchString.optional(),
  }),
  createErrors: ['CONFLICT'],
  deletable: true,
  filters: { id: filter.number('in'), page: filter.text() },
  ordering: ['id', 'name'],
  defaultOrdering: 'name',
});
