import { LOG_WRITERS } from '@portal/contract';
import { forbidden, handler, resourceRoutes, transact, type Database, type Handler } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { createRateLimit } from '../../limits/rate-limit.ts';
import { writePostLog } from './post-log.commands.ts';
import { postLogResource } from './post-log.resource.ts';

/** Limits lines, so that a page that logs in a loop cannot fill the table. */
const LINES = { name: 'post-log', points: 60, seconds: 60 } as const;

export function postLogRoutes(database: Database): Handler[] {
  const limit = createRateLimit(database, LINES);
  return [
    ...resourceRoutes(postLogResource),
    handler('POST /post-log/', async (call) => {
      const { log, kind = 'page' } = call.body;
      if (LOG_WRITERS[kind] !== 'people') throw forbidden(accountRefusals.portalLogOnly);
      await limit.spend(String(call.actor.userId));
      const id = await transact(call.database, call.author, (work) => writePostLog(work, { kind, log }));
      return { body: { id } };
    }),
  ];
}
