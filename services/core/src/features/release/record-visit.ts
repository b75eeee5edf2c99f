/** Stores the reports of pages about the app versions that they ran. */
import { createHmac } from 'node:crypto';
import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { findNetwork, handler, sql, transact, type Actor, type Handler } from '@portal/kit';

/**
 * Size of the network that a provider gives to one customer. Anyone may rent a /56, which contains 256 household
 * networks.
 */
const CUSTOMER_BITS = 48;

/**
 * Identifies a visitor so that each counts once: by the account if signed in, otherwise by the customer's network.
 * Opening many pages or using many cookies and addresses makes no difference, so no single visitor can cause a
 * rollback.
 */
export const nameVisitor = (actor: Pick<Actor, 'userId' | 'impersonatorId'>, address: string): string => {
  const account = actor.impersonatorId ?? actor.userId;
  return account ? `account ${account}` : `network ${findNetwork(address, CUSTOMER_BITS)}`;
};

/**
 * Whether visitors can open a page of the app. An app that requires sign-in is evaluated by reports of accounts only.
 */
const isOpenToVisitors = (app: string): boolean =>
  app === 'shell' || Object.values(APP_ADDRESSES[app] ?? {}).includes(null);

export function visitRoutes(secret: string): Handler[] {
  return [
    handler('POST /internal/release-visit/', async ({ actor, body, context, database }) => {
      const visitor = createHmac('sha256', secret).update(nameVisitor(actor, context.ip)).digest('base64url');
      const counts = actor.userId ? body.counts : body.counts.filter(({ app }) => isOpenToVisitors(app));
      await transact(database, { actorId: null }, async (work) => {
        // Write in a fixed order, so that two reports of one visitor cannot deadlock.
        for (const one of counts.toSorted((a, b) => a.app.localeCompare(b.app)))
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
