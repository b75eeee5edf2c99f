import { definePolicy } from '@portal/kit';

export const notePolicy = definePolicy({
  object: 'example-part-note',
  relations: {},
  actions: {
    read: { who: { superuser: 'any' } },
    create: { who: { superuser: 'any' } },
    edit: { who: { superuser: 'any' } },
    delete: { who: { superuser: 'any' } },
  },
});
