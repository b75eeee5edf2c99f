/** Who may see nightly runs and run them again (decision 379). */
import { definePolicy } from '@portal/kit';
import { nightlyRun as words } from '../texts/en/nightly-run.ts';

export interface RunState {
  readonly failed: boolean;
}

const administrators = { sfari_admin: 'any', superuser: 'any' } as const;

/** Administrators of the portal see the runs; only the portal itself writes them. */
export const nightlyRunPolicy = (object: string) =>
  definePolicy({
    object,
    relations: {},
    actions: {
      read: { who: administrators },
      retry: { who: administrators, when: ({ failed }: RunState) => failed, because: words.runNotFailed },
    },
  });
