import { releaseNoteObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { ReleaseNoteModel } from '../../models/index.ts';
import { releaseNotePolicy, type ReleaseNoteState } from './release-note.policy.ts';

const NEWEST = `(select newest.id from staff.release_note newest where newest.released_at is not null
  order by newest.released_at desc, newest.id desc limit 1)`;

/** Release notes; the newest released one is current (spec 3 section 4.9). */
export const releaseNoteResource = defineResource<typeof releaseNoteObject, ReleaseNoteState>({
  object: releaseNoteObject,
  ...fromModel(ReleaseNoteModel),
  policy: releaseNotePolicy,
  columns: {
    released: '(t.released_at is not null)',
    current: `coalesce(t.id = ${NEWEST}, false)`,
  },
  filters: { released: '(t.released_at is not null)' },
  search: { version: 't.version' },
  state: { released_at: 't.released_at' },
});
