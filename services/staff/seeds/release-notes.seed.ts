/** Demo release notes: three released ones, the newest of which is current, and a draft. */
import type { Seed } from '@portal/kit/seeding';

interface Note {
  readonly version: string;
  readonly text: string;
  /** Days before the demo was created. */
  readonly written: number;
  readonly released: number | null;
}

const NOTES: readonly Note[] = [
  {
    version: '0.8',
    written: 250,
    released: 244,
    text: `<h3>For everyone</h3><ul><li>Accounts are verified by email, and passwords found in known data breaches are refused.</li>
<li>Institutions name their Signing Official in the portal.</li></ul>`,
  },
  {
    version: '0.9',
    written: 130,
    released: 121,
    text: `<h3>For researchers</h3><ul><li>Requests of every type start in one place, and what you type is saved.</li>
<li>Signing Officials sign the agreement of their institution in the portal.</li></ul>
<h3>For staff</h3><ul><li>Queues show how long each request has been waiting.</li></ul>`,
  },
  {
    version: '1.0.0',
    written: 24,
    released: 16,
    text: `<h3>For researchers</h3><ul><li>The brain bank’s catalog has filters, a map of brain regions, and collections you can share with your team.</li>
<li>Samples are checked for availability before a request is sent.</li></ul>
<h3>For staff</h3><ul><li>Review Research Match applications in windows. Find scores, the meeting and its packet on one page.</li>
<li>Donors no longer in the brain bank are marked in collections.</li></ul>`,
  },
  {
    version: '1.1',
    written: 2,
    released: null,
    text: '<p>Planned: tissue orders go to the inventory straight from the request.</p>',
  },
];
const DAY = 86_400_000;

/** Does nothing if the demo data already exist. */
export const seedReleaseNotes: Seed = async (context) => {
  const { client } = context;
  const { rows: found } = await client.query<{ found: boolean }>(
    'select exists (select 1 from staff.release_note) as found',
  );
  if (found[0]?.found) return;
  const { rows: writers } = await client.query<{ user_id: number }>(
    "select user_id from core_api.person_group where role = 'superuser' order by user_id limit 1",
  );
  const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);
  for (const { version, text, written, released } of NOTES) {
    await context.as(writers[0]?.user_id ?? null, daysAgo(written));
    await client.query(
      `insert into staff.release_note (version, text, released_at, created, modified) values ($1, $2, $3, $4, $5)`,
      [
        version,
        text,
        released === null ? null : daysAgo(released),
        daysAgo(written),
        daysAgo(released ?? written),
      ],
    );
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
};
