/** Background jobs that make outside systems match the ledger: sending changes, comparing, repairing. */
import type { BackgroundJob, ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { createAccessSystems } from '../../clients/access-systems.ts';
import { applyExternalAccess } from './external.apply.ts';
import { repairDrift, planNightlyCheck, runChecks } from './reconciliation.ts';

/** `auto` repairs the differences that the nightly comparison finds; `ask` shows them and waits for a person. */
const Settings = z.object({ ACCESS_MEND: z.enum(['ask', 'auto']).default('ask') });

/** Short, because the person who grants access waits to see it applied. */
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
