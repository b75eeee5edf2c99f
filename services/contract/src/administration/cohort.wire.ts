/** Cohorts. Some rules and form questions refer to a cohort by its name. */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, requiredLine, text } from '../api/primitives.ts';
import { cohortHistory } from './history.ts';
import { ADMINISTRATORS } from './rules.ts';

/** URL of a cohort's welcome packet. */
const WelcomePacket = z
  .url({ protocol: /^https?$/ })
  .max(LIMITS.url)
  .nullable();

export const cohortObject = defineObject({
  name: 'cohort',
  service: 'core',
  history: cohortHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({
    id: Id,
    name: z.string(),
    display_name: z.string(),
    description: z.string(),
    welcome_packet: z.string().nullable(),
  }),
  /** `name` cannot be changed later: rules and form questions refer to some cohorts by name. */
  create: z.strictObject({
    name: requiredLine(LIMITS.institutionName),
    display_name: requiredLine(LIMITS.institutionName),
    description: text(LIMITS.comment).default(''),
    welcome_packet: WelcomePacket.default(null),
  }),
  patch: z.strictObject({
    display_name: requiredLine(LIMITS.institutionName).optional(),
    description: text(LIMITS.comment).optional(),
    welcome_packet: WelcomePacket.optional(),
  }),
  filters: { id: filter.number('in'), name: filter.text() },
  ordering: ['id', 'name'],
  defaultOrdering: 'id',
});
