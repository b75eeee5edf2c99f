import { examplePartNoteObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { NoteModel } from '../../models/index.ts';
import { notePolicy } from './note.policy.ts';

export const noteResource = defineResource({
  object: examplePartNoteObject,
  ...fromModel(NoteModel),
  policy: notePolicy,
});
