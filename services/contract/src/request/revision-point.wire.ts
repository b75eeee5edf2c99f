/** Revision points: what staff ask to be revised, and the researcher's answer to each (beyond the specification). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, requiredLine, requiredText, Summary, text, Timestamp } from '../api/primitives.ts';
import { PLACE_PATTERN } from '../request-types/revision-places.ts';

/** Only the format is checked here; whether the form has the place is checked when the request is known. */
const Place = requiredLine(LIMITS.revisionPlace).refine(
  (value) => value.trim() === '' || PLACE_PATTERN.test(value),
  INPUT_MESSAGES.impossibleCharacter,
);

/**
 * A point is a draft until a decision returns the application to its owner; then all drafts of the request become one
 * round.
 */
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
    /** The author, shown to staff only: researchers never see who reviews. */
    author: Summary.nullable(),
    /** 1 for the points of the first revision; null for a draft. */
    round: z.int().nullable(),
    published: Timestamp.nullable(),
    /** The researcher's answer; '' while there is none. */
    answer: z.string(),
    created: Timestamp,
    /** The value for If-Match: points are read as a list, which has no ETag for each row. */
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
