/** Jobs that import donors from the brain bank: daily, and on staff's request. */
import type { BackgroundJob } from '@portal/kit';
import { clearOldSyncs, planNightly } from './donor-sync.commands.ts';
import { runSyncs } from './run-sync.ts';
import type { SyncParts } from './sync-parts.ts';

/** Short, because the person who requested an import waits for it to start. */
const LOOK_SECONDS = 2;

/** No jobs if no brain bank is connected. */
export const syncJobs = (parts: SyncParts): BackgroundJob[] =>
  parts.source
    ? [
        {
          name: 'reading donors',
          seconds: LOOK_SECONDS,
          run: async () => {
            await planNightly(parts.database);
            await runSyncs(parts);
          },
        },
        { name: 'old readings of donors', seconds: 24 * 3600, run: () => clearOldSyncs(parts.database) },
      ]
    : [];
