/**
 * Grows the data around the requests in proportion to them: institutions, people, mails, notifications, comments, logs.
 */
import type { SeedContext } from '@portal/kit/seeding';
import { DRAW_SQL, withoutTriggers } from '@portal/kit/seeding';
import { NAMES } from '../data/names.data.ts';
import type { PeopleSeed } from '../people.seed.ts';
import {
  COMMENTS,
  ERROR_REPORTS,
  INSTITUTION_COMMENTS,
  MAILS,
  NOTIFICATIONS,
  POST_LOGS,
} from './activity.sql.ts';
import { seedBulkAgreements } from './agreements.ts';
import { INSTITUTIONS, LINKS, OFFICIALS, PEOPLE, PREPARE } from './community.sql.ts';

const REQUESTS_OF_A_PERSON = 5;
const REQUESTS_OF_AN_INSTITUTION = 100;
const BATCH = 50_000;
const TABLES = [
  'core.institution',
  'core.institution_domain',
  'core.account',
  'core.account_group',
  'core.user_institution',
  'core.user_comment',
  'core.institution_comment',
  'core.file',
  'core.email',
];

/**
 * Adds the missing rows for the requests beyond the first `demo`, up to `requests`. The caller's transaction writes all
 * of it or nothing.
 */
export async function seedBulkCommunity(
  seed: PeopleSeed,
  { demo, requests }: { readonly demo: number; readonly requests: number },
): Promise<void> {
  const { client } = seed.context;
  const existing = await countBulkMails(seed.context);
  const wanted = requests - demo;
  if (wanted <= existing) return;
  const today = new Date().toISOString().slice(0, 10);
  const range = (share: number): [number, number] => [
    Math.ceil(existing / share) + 1,
    Math.ceil(wanted / share),
  ];

  await withoutTriggers(client, TABLES, async () => {
    await client.query(DRAW_SQL);
    await client.query(PREPARE);
    await client.query(
      'insert into grown_name select number - 1, first, last from jsonb_to_recordset($1::jsonb) name (number integer, first text, last text)',
      [JSON.stringify(NAMES.map(([first, last], index) => ({ number: index + 1, first, last })))],
    );
    await client.query(INSTITUTIONS, [...range(REQUESTS_OF_AN_INSTITUTION), today]);
    await client.query('analyze grown_institution, grown_name');
    for (const [from, to] of batches(range(REQUESTS_OF_A_PERSON))) {
      await client.query('truncate grown_person');
      await client.query(PEOPLE, [from, to, today, seed.passwordHash, seed.termsVersion]);
      await client.query('analyze grown_person');
      for (const statement of LINKS) await client.query(statement);
      await client.query(COMMENTS);
    }
    await client.query(OFFICIALS);
    await seedBulkAgreements(seed.context, today);
    await client.query('analyze core.account, core.institution, core.user_institution');
    for (const [from, to] of batches([existing + 1, wanted]))
      for (const statement of [MAILS, NOTIFICATIONS, POST_LOGS, ERROR_REPORTS, INSTITUTION_COMMENTS])
        await client.query(statement, [from, to, today]);
    // The triggers filled this table during the bulk insert; core computes the rows again.
    await client.query('delete from core.institution_year');
  });
}

/** One mail was grown for each request. */
async function countBulkMails({ client }: SeedContext): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::integer as count from core.email where key like 'grown:%'",
  );
  return rows[0]?.count ?? 0;
}

function* batches([from, to]: readonly [number, number]): Generator<[number, number]> {
  for (let start = from; start <= to; start += BATCH) yield [start, Math.min(start + BATCH - 1, to)];
}
