import { lockOne, mutation, readOne, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { createReleaseNote, removeReleaseNote, replaceReleaseNote } from './release-note.commands.ts';
import type { ReleaseNoteState } from './release-note.policy.ts';
import { releaseNoteResource } from './release-note.resource.ts';

export const releaseNoteRoutes: readonly Handler[] = [
  ...resourceRoutes(releaseNoteResource, { create: createReleaseNote, remove: removeReleaseNote }),
  mutation<'PUT /release_note/{id}/', Locked<ReleaseNoteState>>('PUT /release_note/{id}/', {
    load: ({ actor, params }, work) => lockOne(releaseNoteResource, { work, actor, id: params.id }),
    authorise: 'edit',
    current: async ({ call, work }) =>
      (await readOne(work, releaseNoteResource, call.actor, call.params.id)).object,
    command: ({ call, work, loaded }) => replaceReleaseNote(work, call, loaded),
    present: async ({ call, work }) => {
      const { object, etag } = await readOne(work, releaseNoteResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
];
