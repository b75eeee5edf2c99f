/** What staff ask to be revised, point by point, and what the researcher did about each (beyond the specification). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, requiredLine, requiredText, Summary, text, Timestamp } from '../api/primitives.ts';
import { PLACE_PATTERN } from '../request-types/revision-places.ts';

/** What no form has as a place is refused where the request is known. */
const Place = requiredLine(LIMITS.revisionPlace).refine(
  (value) => value.trim() === '' || PLACE_PATTERN.test(value),
  INPUT_MESSAGES.impossibleCharacter,
);

/** A draft until the decision that gives the application back; with it, all drafts of the request become one round. */
export const revisionPointObject = defineObject({
  name: 'revision-point',
  service: 'researcher',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    request: z.object({ id: Id, sfari_request_id: z.string() }),
    /** Part, section or field of the application: `part.team`, `section.details`, `field.usage`. */
    place: z.string(),
    text: z.string(),
    /** Who wrote it, for staff; the researcher never learns who reviews. */
    author: Summary.nullable(),
    /** 1 for the points of the first revision; null for a draft. */
    round: z.int().nullable(),
    published: Timestamp.nullable(),
    /** What the researcher did about it; '' while there is no answer. */
    answer: z.string(),
    created: Timestamp,
    /** What If-Match names: points are read as a list, which has no header for each. */
    version: z.string(),
    abilities: Abilities,
  }),
  create: z.strictObject({ request: Id, place: Place, text: requiredText(LIMITS.revisionPoint) }),
  patch: z.strictObject({
    text: requiredText(LIMITS.revisionPoint).optional(),
    answer: text(LIMITS.revisionPoint).optional(),
  }),
  createErrors: ['NOT_FOUND', 'WRONG_STATE'],
  deletable: true,
  filters: { id: filter.number('in'), request: filter.number('in') },
  ordering: ['id'],
  defaultOrdering: 'id',
});
