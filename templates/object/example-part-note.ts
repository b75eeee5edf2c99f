/** Lines that superusers write down: where the example-part service begins. */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, requiredLine, Timestamp } from '../api/primitives.ts';

const Line = requiredLine(LIMITS.savedViewName);

export const examplePartNoteObject = defineObject({
  name: 'example-part-note',
  service: 'example-part',
  history: 'plain',
  access: { read: ['superuser'], write: ['superuser'] },
  schema: z.object({ id: Id, line: z.string(), created: Timestamp, modified: Timestamp }),
  create: z.strictObject({ line: Line }),
  patch: z.strictObject({ line: Line.optional() }),
  deletable: true,
  filters: { id: filter.number('in') },
  ordering: ['id', 'line'],
  defaultOrdering: 'id',
});
