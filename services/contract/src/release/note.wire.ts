/** Release notes of the portal (spec 3 sections 2.11, 3, 4.9, 5 and 7 "Release notes"). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Timestamp, requiredLine, text } from '../api/primitives.ts';
import { STAFF_ROLES } from '../people/roles.ts';
import { releaseNoteHistory } from './note.history.ts';

const EDITORS = ['superuser'] as const;

/** Digits and dots, with at least one digit. A blank version passes here, because it has its own message. */
const VERSION = /^\s*$|^[\d.]*\d[\d.]*$/;

const ReleaseNoteBody = z.strictObject({
  version: requiredLine(LIMITS.releaseVersion, MESSAGES.releaseVersionRequired).regex(
    VERSION,
    INPUT_MESSAGES.releaseVersion,
  ),
  /** HTML; must not be blank in a released note. */
  text: text(LIMITS.longText).default(''),
  released: z.boolean().default(false),
});

export const releaseNoteObject = defineObject({
  name: 'release_note',
  service: 'staff',
  history: releaseNoteHistory,
  bodyLimit: BODY_LIMITS.texts,
  access: { read: STAFF_ROLES, write: EDITORS },
  schema: z.object({
    id: Id,
    version: z.string(),
    /** Sanitized HTML. */
    text: z.string(),
    /** False for a draft, which only superusers see. */
    released: z.boolean(),
    released_at: Timestamp.nullable(),
    /** True for the newest released note. */
    current: z.boolean(),
    created: Timestamp,
    modified: Timestamp,
    /** `edit`, `delete`. */
    abilities: Abilities,
  }),
  create: ReleaseNoteBody,
  deletable: true,
  filters: { id: filter.number('in'), version: filter.text('in'), released: filter.boolean() },
  search: ['version'],
  ordering: ['id', 'version', 'released_at', 'created', 'modified'],
  defaultOrdering: '-created',
});

export const releaseNoteEndpoints = defineEndpoints({
  ...releaseNoteObject.endpoints,
  'PUT /release_note/{id}/': {
    service: 'staff',
    summary:
      'Replace a release note, or release it, which notifies staff. A released note cannot be unreleased (spec 3 section 4.9)',
    access: EDITORS,
    params: IdParams,
    body: ReleaseNoteBody,
    bodyLimit: BODY_LIMITS.texts,
    response: releaseNoteObject.schema,
    guarded: true,
    versionOf: 'GET /release_note/{id}/',
    versionFromRead: true,
    errors: ['WRONG_STATE'],
  },
});
