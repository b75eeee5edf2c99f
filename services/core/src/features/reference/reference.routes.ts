import { invalid, resourceRoutes, violatedConstraint, type Call, type Handler } from '@portal/kit';
import type { Knex } from 'knex';
import { cohortResource, featureToggleResource, metaDataResource } from './reference.resources.ts';

interface Statement {
  readonly call: Call;
  readonly trx: Knex.Transaction;
}

/** A name that is taken is said at its field. */
async function insert(
  { call, trx }: Statement,
  field: string,
  text: string,
  values: unknown[],
): Promise<number> {
  try {
    const [row] = await call.database.query<{ id: number }>({ text, values }, trx);
    return row?.id ?? 0;
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw invalid({ [field]: ['There is one with this name already'] });
  }
}

/** One version is enabled at a time; whoever enables two at once waits for the other. */
async function disableOthers({ call, trx }: Statement, id: number | string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(73102)');
  await call.database.query(
    { text: 'update core.meta_data set enabled = false where enabled and id <> $1', values: [id] },
    trx,
  );
}

export const referenceRoutes = (): Handler[] => [
  ...resourceRoutes(cohortResource, {
    async patch({ call, trx, loaded, body }) {
      await call.database.query(
        {
          text: `update core.cohort set display_name = coalesce($2, display_name), description = coalesce($3, description),
            welcome_packet = case when $4 then $5 else welcome_packet end where id = $1`,
          values: [
            loaded.id,
            body.display_name,
            body.description,
            body.welcome_packet !== undefined,
            body.welcome_packet ?? null,
          ],
        },
        trx,
      );
    },
  }),
  ...resourceRoutes(featureToggleResource, {
    create: ({ call, trx, body }) =>
      insert(
        { call, trx },
        'feature_code',
        'insert into core.feature_toggle (feature_code, enabled) values ($1, $2) returning id',
        [body.feature_code, body.enabled],
      ),
    async patch({ call, trx, loaded, body }) {
      await call.database.query(
        {
          text: 'update core.feature_toggle set enabled = $2 where id = $1',
          values: [loaded.id, body.enabled],
        },
        trx,
      );
    },
  }),
  ...resourceRoutes(metaDataResource, {
    async create({ call, trx, body }) {
      if (body.enabled) await disableOthers({ call, trx }, 0);
      return insert(
        { call, trx },
        'version',
        'insert into core.meta_data (version, enabled) values ($1, $2) returning id',
        [body.version, body.enabled],
      );
    },
    async patch({ call, trx, loaded, body }) {
      if (body.enabled) await disableOthers({ call, trx }, loaded.id);
      await insert(
        { call, trx },
        'version',
        `update core.meta_data set version = coalesce($2, version), enabled = coalesce($3, enabled)
          where id = $1 returning id`,
        [loaded.id, body.version, body.enabled],
      );
    },
  }),
];
