/** Researchers as visitors see them (spec 1 sections 2 and 6, spec 2 section 2.7). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id } from '../api/primitives.ts';

/** A project with a dataset request that was approved. Of its people the names, of no one an address. */
const PublicProject = z.object({
  id: Id,
  /** Those for a general audience, where the project has them. */
  title: z.string(),
  abstract: z.string(),
  /** What was approved, as far as the public catalogue has it. */
  datasets: z.array(z.object({ dataset_id: z.string(), display_name: z.string() })),
  /** The owner first. */
  research_team: z.array(z.object({ display_name: z.string(), institution: z.string() })),
});

/**
 * People with an approved or fulfilled dataset request, each key of whose page is meant for everyone: an active account
 * at an approved institution.
 */
export const publicUserObject = defineObject({
  name: 'public/user',
  service: 'researcher',
  access: { read: 'anyone', write: [] },
  schema: z.object({
    id: Id,
    display_name: z.string(),
    institution: z.string(),
    /** With expand. The newest approval first. */
    projects: z.array(PublicProject).optional(),
  }),
  filters: { id: filter.number('in') },
  search: ['display_name', 'institution'],
  ordering: ['last_name', 'display_name'],
  defaultOrdering: 'last_name',
  expand: ['projects'],
});
