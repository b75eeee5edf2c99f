/** Who sees what ran in the night, and has it run again (decision 379). */
import { definePolicy } from '@portal/kit';
import { nightlyRun as words } from '../texts/en/nightly-run.ts';

export interface RunState {
  readonly failed: boolean;
}

const keepers = { sfari_admin: 'any', superuser: 'any' } as const;

/** Who runs the portal sees what ran automatically; it is written by the portal alone. */
export const nightlyRunPolicy = (object: string) =>
  definePolicy({
    object,
    relations: {},
    actions: {
      read: { who: keepers },
      retry: { who: keepers, when: ({ failed }: RunState) => failed, because: words.runNotFailed },
    },
  });
