import { handler, resourceRoutes, type Database, type Handler } from '@portal/kit';
import { createRateLimit } from '../../rate-limit.ts';
import { writePostLog } from './post-log.commands.ts';
import { postLogResource } from './post-log.resource.ts';

/** A page that logs in a loop must not fill the table. */
const LINES = { name: 'post-log', points: 60, seconds: 60 } as const;

export function postLogRoutes(database: Database): Handler[] {
  const limit = createRateLimit(database, LINES);
  return [
    ...resourceRoutes(postLogResource),
    handler('POST /post-log/', async (call) => {
      await limit.spend(String(call.actor.userId));
      return { body: { id: await writePostLog(call.database, call.author, call.body.log) } };
    }),
  ];
}
