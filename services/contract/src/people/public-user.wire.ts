/** Researchers as shown to visitors (spec 1 sections 2 and 6, spec 2 section 2.7). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id } from '../api/primitives.ts';

/** A project with an approved dataset request. It shows its members' names, but no addresses. */
const PublicProject = z.object({
  id: Id,
  /** The lay title and abstract, if the project has them. */
  title: z.string(),
  abstract: z.string(),
  /** Approved datasets that are in the public catalog. */
  datasets: z.array(z.object({ dataset_id: z.string(), display_name: z.string() })),
  /** The owner first. */
  research_team: z.array(z.object({ display_name: z.string(), institution: z.string() })),
});

/**
 * People with an approved or fulfilled dataset request, an active account and an approved institution. Every field of
 * this object is public.
 */
export const publicUserObject = defineObject({
  name: 'public/user',
  service: 'researcher',
  access: { read: 'anyone', write: [] },
  schema: z.object({
    id: Id,
    display_name: z.string(),
    institution: z.string(),
    /** Only with expand. Newest approval first. */
    projects: z.array(PublicProject).optional(),
  }),
  filters: { id: filter.number('in') },
  search: ['display_name', 'institution'],
  ordering: ['last_name', 'display_name'],
  defaultOrdering: 'last_name',
  expand: ['projects'],
});
