/**
 * The baseline: node:http, a pool of the same size and the recorded statements, without validation, rights or logs.
 * `POST /run/{name}?from=1&to=2` runs a recorded sequence with the id 1 replaced by 2.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Plan } from './statements.ts';

const [, , databaseUrl = '', planFile = ''] = process.argv;
const plans = JSON.parse(readFileSync(planFile, 'utf8')) as Record<string, Plan>;
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });
pool.on('error', () => undefined);

const NOTHING: Plan = { statements: [], created: null };
const named = new Map<string, string>();
const makeName = (text: string): string => {
  const known = named.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 20);
  named.set(text, name);
  return name;
};

async function run(plan: Plan, from: string | null, to: string | null): Promise<unknown> {
  const client = await pool.connect();
  let last: unknown[] = [];
  let made: unknown = null;
  try {
    for (const { text, values } of plan.statements) {
      const given = values.map((value) => {
        if (plan.created !== null && made !== null && String(value) === plan.created) return made;
        return from !== null && String(value) === from ? to : value;
      });
      const isPrepared = given.length > 0 || /^\s*(with|select)/i.test(text);
      const { rows } = await client.query<{ id?: unknown }>(
        isPrepared ? { text, values: given, name: makeName(text) } : text,
      );
      if (/^\s*(insert|with author)/i.test(text)) made ??= rows[0]?.id ?? null;
      if (rows.length > 0) last = rows;
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  return last[0];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bare');
  request.resume();
  try {
    const row = await run(
      plans[url.pathname.slice(1)] ?? NOTHING,
      url.searchParams.get('from'),
      url.searchParams.get('to'),
    );
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(row ?? {}));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit(0));
