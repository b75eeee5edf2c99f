/** Datasets, projects, teams and requests of the demo. Core's seed creates people and institutions first. */
import type { Seed } from '@portal/kit/seeding';
import { seedBulkRequests } from './bulk/bulk-requests.ts';
import { seedCloseOuts } from './close-outs.seed.ts';
import { seedConflicts } from './conflicts.seed.ts';
import { createClock } from './clock.ts';
import { seedConversations } from './conversations.seed.ts';
import { seedDatasetData } from './dataset-data.seed.ts';
import { seedDatasetFiles } from './dataset-files.seed.ts';
import { seedDatasets } from './datasets.seed.ts';
import { seedIncidents } from './incidents.seed.ts';
import { seedMeetings } from './meetings.seed.ts';
import { seedExpirations } from './expirations.seed.ts';
import { loadPeople } from './people.ts';
import { seedPoints } from './points.seed.ts';
import { seedProjects } from './projects.seed.ts';
import { seedReadiness } from './readiness.ts';
import { seedRenewals } from './renewals.seed.ts';
import { planRequests } from './requests.choice.ts';
import { seedRequests } from './requests.seed.ts';
import { seedRestrictions } from './restrictions.seed.ts';
import { seedSubmissions } from './submissions.ts';
import { seedRequestSamples, seedSamples } from './samples.seed.ts';
import { withoutTouch } from './touch.ts';
import { seedTissueWindow, seedWindows } from './windows.seed.ts';

export { seedBulkSamples } from './bulk/bulk-samples.ts';

/**
 * The result is the same on every machine on the same day. If the demo exists already, only the requests missing to
 * `scale.requests` are added.
 */
export const seed: Seed = async (context) => {
  const { client, random, scale } = context;
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select 1 from researcher.dataset) as found',
  );
  if (!rows[0]?.found)
    await withoutTouch(client, async () => {
      const clock = createClock(new Date(), random);
      const people = await loadPeople(client);
      const adminId = people.of('sfari_admin')[0]?.id ?? 0;
      const datasets = await seedDatasets(context, clock, adminId);
      const projects = await seedProjects(context, clock, people);
      const world = { clock, people, datasets };
      const written = await seedRequests(context, world, planRequests(projects, random));
      await seedSubmissions(client);
      await seedWindows(context, { clock, adminId });
      await seedConflicts(context);
      await seedPoints(context);
      await seedRestrictions(context, { clock, people, adminId });
      await seedSamples(context, { clock, people, adminId });
      // These come last, so that they do not change the random choices of the seeds before them.
      await seedDatasetFiles(context, { clock, adminId });
      await seedConversations(context, { people, adminId });
      await seedDatasetData(context, { clock, adminId });
      await seedMeetings(context, adminId);
      const managerId = people.of('abn_proj_mgr')[0]?.id ?? adminId;
      await seedTissueWindow(context, { clock, managerId });
      await seedRenewals(context, world, written);
      await seedExpirations(context, { clock, adminId });
      await seedCloseOuts(context, { clock, adminId });
      await seedIncidents(context, { clock, adminId });
      await seedSubmissions(client);
    });
  await seedBulkRequests(client, scale.requests);
  await seedRequestSamples(client);
  await seedReadiness(client);
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
};
