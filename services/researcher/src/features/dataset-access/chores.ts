/** What keeps outside systems as the ledger says: telling them, comparing, mending. */
import type { Chore, ServiceParts } from '@portal/kit';
import { z } from 'zod';
import { createAccessSystems } from '../../clients/access-systems.ts';
import { applyExternalAccess } from './external.apply.ts';
import { repairDrift, planNightlyCheck, runChecks } from './reconciliation.ts';

/** `auto` mends what the nightly comparison finds; `ask` shows it and waits. */
const Settings = z.object({ ACCESS_MEND: z.enum(['ask', 'auto']).default('ask') });

/** A person who grants access waits to see it applied. */
const TELL_SECONDS = 3;
const CHECK_SECONDS = 10;

/** @throws an error that names the variable, at start */
export function accessChores({ database, environment, log }: ServiceParts): Chore[] {
  const systems = createAccessSystems(environment.variables);
  const mends = Settings.parse(environment.variables).ACCESS_MEND === 'auto';
  const parts = { database, systems, log, mends };
  return [
    { name: 'telling outside systems', seconds: TELL_SECONDS, run: () => applyExternalAccess(parts) },
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
