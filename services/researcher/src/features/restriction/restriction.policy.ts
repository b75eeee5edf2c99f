import { definePolicy } from '@portal/kit';

/** Office roles read the lists; reviewers of a single kind of request do not. */
const readers = <Rows>(rows: Rows) => ({
  sfari_admin: rows,
  sfari_reviewer: rows,
  superuser: rows,
  access_admin: rows,
  internal_read_only: rows,
});

/** Office roles read the lists, administrators write them (spec 2 section 2.7, Restricted resources). */
export const restrictedDatasetPolicy = definePolicy({
  object: 'restricted-dataset',
  /** Older versions are listed with the newest one. */
  relations: { newest: 't.parent is null' },
  actions: {
    read: { who: readers(['newest'] as const) },
    edit: { who: { sfari_admin: ['newest'] } },
  },
});

/** The same rules for kinds of samples. */
export const restrictedSampleTypePolicy = definePolicy({
  object: 'restricted-sample-type',
  relations: {},
  actions: {
    read: { who: readers('any' as const) },
    edit: { who: { sfari_admin: 'any' } },
  },
});
