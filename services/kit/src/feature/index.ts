/** Features that staff switch on and off (spec 1 section 7 "Shell", decision 044). */
import { z } from 'zod';
import { sql, type Database } from '../database/index.ts';
import { notFound } from '../errors.ts';
import type { Handler } from '../http/call.ts';

/** Whether a feature is on. It is read each time, so a switch needs no restart. An unknown code is off. */
export async function isFeatureOn(database: Database, code: string): Promise<boolean> {
  const row = await database.row(
    z.object({ enabled: z.boolean() }),
    sql`select enabled from core_api.feature_toggle where feature_code = ${code}`,
  );
  return row?.enabled ?? false;
}

/** Handlers that answer 404 while the feature is off. */
export const whileFeature = (code: string, handlers: readonly Handler[]): Handler[] =>
  handlers.map((each) => ({
    ...each,
    async run(call) {
      if (!(await isFeatureOn(call.database, code))) throw notFound();
      return each.run(call);
    },
  }));
