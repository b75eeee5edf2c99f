import { resourceRoutes, type Handler } from '@portal/kit';
import { NoteModel } from '../../models/index.ts';
import { noteResource } from './note.resource.ts';

export { noteResource } from './note.resource.ts';

export const noteRoutes = (): Handler[] =>
  resourceRoutes(noteResource, {
    async create({ work, body }) {
      return (await work.of(NoteModel).insert(body)).id;
    },
    async patch({ work, loaded, body }) {
      await work.of(NoteModel).findById(loaded.id).patch(body);
    },
    async remove({ work, loaded }) {
      await work.of(NoteModel).deleteById(loaded.id);
    },
  });
