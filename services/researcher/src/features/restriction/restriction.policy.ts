import { definePolicy } from '@portal/kit';

/** The office reads the lists, administrators write them (spec 2 section 2.7, Restricted resources). */
export const restrictedDatasetPolicy = definePolicy({
  object: 'restricted-dataset',
  /** Older versions are with the newest. */
  relations: { newest: 't.parent is null' },
  actions: {
    read: {
      who: {
        sfari_admin: ['newest'],
        sfari_reviewer: ['newest'],
        superuser: ['newest'],
        access_admin: ['newest'],
        internal_read_only: ['newest'],
      },
    },
    edit: { who: { sfari_admin: ['newest'] } },
  },
});

/** The same people for kinds of samples. */
export const restrictedSampleTypePolicy = definePolicy({
  object: 'restricted-sample-type',
  relations: {},
  actions: {
    read: {
      who: {
        sfari_admin: 'any',
        sfari_reviewer: 'any',
        superuser: 'any',
        access_admin: 'any',
        internal_read_only: 'any',
      },
    },
    edit: { who: { sfari_admin: 'any' } },
  },
});
