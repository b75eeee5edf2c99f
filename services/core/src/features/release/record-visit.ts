/** Keeps what pages told of the versions that they ran. */
import { createHmac } from 'node:crypto';
import { findNetwork, handler, sql, transact, type Actor, type Handler } from '@portal/kit';

/**
 * Who it was, so that each counts once: the account of whoever is signed in, else the network. However many pages and
 * cookies one makes, it is one of them, so nobody takes a version back alone.
 */
export const nameVisitor = (actor: Pick<Actor, 'userId' | 'impersonatorId'>, address: string): string => {
  const account = actor.impersonatorId ?? actor.userId;
  return account ? `account ${account}` : `network ${findNetwork(address)}`;
};

export function visitRoutes(secret: string): Handler[] {
  return [
    handler('POST /internal/release-visit/', async ({ actor, body, context, database }) => {
      const visitor = createHmac('sha256', secret).update(nameVisitor(actor, context.ip)).digest('base64url');
      await transact(database, { actorId: null }, async (work) => {
        // In one order: two reports of one visitor never wait for each other.
        for (const one of body.counts.toSorted((a, b) => a.app.localeCompare(b.app)))
          await work.run(
            sql`insert into core.release_visit as v (app, version, period, visitor, loads, errors, failed, lcp, inp, cls)
              values (${one.app}, ${one.version},
                coalesce(${one.trial}::timestamptz, date_trunc('day', now(), 'UTC')), ${visitor},
                ${one.loads}, ${one.errors}, ${one.failed}, ${one.lcp}::double precision, ${one.inp}::double precision, ${one.cls}::double precision)
              on conflict (app, version, period, visitor) do update set
                loads = least(v.loads + excluded.loads, 1000000),
                errors = least(v.errors + excluded.errors, 1000000),
                failed = least(v.failed + excluded.failed, 1000000),
                -- The first page of a visit waits longest; of the others the worst counts.
                lcp = greatest(v.lcp, excluded.lcp),
                inp = greatest(v.inp, excluded.inp),
                cls = greatest(v.cls, excluded.cls),
                last_seen = now()`,
          );
      });
      return { body: null };
    }),
  ];
}
