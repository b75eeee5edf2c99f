/** Notifications in the bell menu. */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Id, Timestamp } from '../api/primitives.ts';

export const notificationObject = defineObject({
  name: 'notification',
  service: 'core',
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({ id: Id, message: z.string(), redirect: z.string().nullable(), created: Timestamp }),
  deletable: true,
  filters: { id: filter.number('in') },
  ordering: ['id', 'created'],
  defaultOrdering: '-created',
  polled: true,
});
