/** What makes outside systems follow the ledger: notifying them, comparing, repairing. */
import type { BackgroundJob, ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { createAccessSystems } from '../../clients/access-systems.ts';
import { applyExternalAccess } from './external.apply.ts';
import { repairDrift, planNightlyCheck, runChecks } from './reconciliation.ts';

/** `auto` repairs what the nightly comparison finds; `ask` shows it and waits. */
const Settings = z.object({ ACCESS_MEND: z.enum(['ask', 'auto']).default('ask') });

/** A person who grants access waits to see it applied. */
const APPLY_SECONDS = 3;
const CHECK_SECONDS = 10;

/** @throws an error that names the variable, at start */
export function accessJobs({ database, environment, log }: ServiceParts): BackgroundJob[] {
  const systems = createAccessSystems(environment.variables);
  const repairs = Settings.parse(environment.variables).ACCESS_MEND === 'auto';
  const parts = { database, systems, log, repairs };
  return [
    { name: 'telling outside systems', seconds: APPLY_SECONDS, run: () => applyExternalAccess(parts) },
    {
      name: 'comparing access',
      seconds: CHECK_SECONDS,
      run: async () => {
        await planNightlyCheck(database);
        await runChecks(parts);
        await repairDrift(parts);
      },
    },
  ];
}
