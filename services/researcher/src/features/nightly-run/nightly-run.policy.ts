import { definePolicy } from '@portal/kit';
import { termRefusals } from '../../texts/en/term-refusals.ts';

export interface RunState {
  readonly failed: boolean;
}

const keepers = { sfari_admin: 'any', superuser: 'any' } as const;

/** Who runs the portal sees what ran by itself; it is written by the portal alone. */
export const nightlyRunPolicy = definePolicy({
  object: 'nightly-run',
  relations: {},
  actions: {
    read: { who: keepers },
    retry: { who: keepers, when: ({ failed }: RunState) => failed, because: termRefusals.notFailed },
  },
});
