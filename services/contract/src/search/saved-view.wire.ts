/** Views of a queue that someone saves under a name: its filters, its order and its columns (spec 3 section 2.2). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, Timestamp, requiredLine } from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';

/** The lists of which views are saved, by their addresses. */
export const VIEWED_PAGES = ['/resource-request', '/request', '/abn-dashboard'] as const;
export const ViewedPage = z.enum(VIEWED_PAGES);

/** What comes after the "?" of the address; the list reads it as it reads any link to it. */
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
