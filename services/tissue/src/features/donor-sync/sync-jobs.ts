/** What makes the donors follow the brain bank: each night, and whenever staff ask. */
import type { BackgroundJob } from '@portal/kit';
import { clearOldSyncs, planNightly } from './donor-sync.commands.ts';
import { runSyncs } from './run-sync.ts';
import type { SyncParts } from './sync-parts.ts';

/** Who asks for a reading waits to see it begin. */
const LOOK_SECONDS = 2;

/** None where no brain bank is connected. */
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
