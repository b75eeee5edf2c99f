/** Who may see the versions of the apps, and who may switch them (decision 411). */
import { definePolicy } from '@portal/kit';
import { releaseRefusals } from '../../texts/en/release-refusals.ts';

export interface ReleaseState {
  readonly tried: boolean;
  readonly reversible: boolean;
}

const superusers = { superuser: 'any' } as const;

export const releasePolicy = definePolicy({
  object: 'release',
  relations: {},
  actions: {
    read: { who: superusers },
    promote: {
      who: superusers,
      when: ({ tried }: ReleaseState) => tried,
      because: releaseRefusals.nothingTried,
    },
    rollback: {
      who: superusers,
      when: ({ reversible }: ReleaseState) => reversible,
      because: releaseRefusals.nothingBefore,
    },
  },
});

export const releaseSwitchPolicy = definePolicy({
  object: 'release-switch',
  relations: {},
  actions: { read: { who: superusers } },
});
