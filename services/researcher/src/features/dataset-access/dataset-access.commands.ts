/** Access that an access administrator grants and revokes (spec 2 section 6, decision 294). */
import { REQUEST_STATUS, type BodyOf } from '@portal/contract';
import { invalid, sql, trustedSql, wrongState, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { DatasetAccessModel } from '../../models/index.ts';
import { accessRefusals } from '../../texts/en/access-refusals.ts';
import { lockRequests } from './access.commands.ts';
import { dueRowSql, entitledSql, offeredSql, readyPersonSql } from './access.sql.ts';
import { queueAccessSync } from './external.commands.ts';

interface Entry {
  readonly user_id: number;
  readonly dataset_id: string;
  readonly request_id: number | null;
  readonly access_type: string;
}

/** @returns the id @throws INVALID_INPUT, WRONG_STATE where the entry exists, or the request gives no access now */
export async function giveAccess({
  work,
  body,
}: {
  readonly work: Work;
  readonly body: BodyOf<'POST /datasetaccess/'>;
}): Promise<number> {
  const { user, dataset, access_type: way, status, request_id: request = null } = body;
  const entry: Entry = { user_id: user, dataset_id: dataset, access_type: way, request_id: request };
  await lockEntry(work, entry);
  if (
    await work
      .of(DatasetAccessModel)
      .matching({ ...entry })
      .first()
  )
    throw wrongState(accessRefusals.exists);
  if (status === 'granted') await refuseUnready(work, entry);
  const { id } = await work
    .of(DatasetAccessModel)
    .insert({ ...entry, status, by_hand: await isByHand(work, entry, status) });
  await queueAccessSync(work, [entry]);
  return id;
}

/** Grants or revokes access, or moves it to another way or request. @throws INVALID_INPUT, WRONG_STATE */
export async function changeAccess({
  work,
  body,
  loaded,
}: {
  readonly work: Work;
  readonly body: BodyOf<'PATCH /datasetaccess/{id}/'>;
  readonly loaded: Pick<Locked<unknown>, 'id'>;
}): Promise<void> {
  const id = Number(loaded.id);
  const before = await work.of(DatasetAccessModel).findById(id);
  if (!before) throw new Error(`ledger row ${id} is gone though it is locked`);
  const status = body.status ?? before.status;
  const entry: Entry = {
    user_id: before.user_id,
    dataset_id: before.dataset_id,
    access_type: body.access_type ?? before.access_type,
    request_id: body.request_id === undefined ? before.request_id : body.request_id,
  };
  const moves = entry.access_type !== before.access_type || entry.request_id !== before.request_id;
  if (!moves && status === before.status) return;
  await lockEntry(work, entry);
  if (
    moves &&
    (await work
      .of(DatasetAccessModel)
      .matching({ ...entry })
      .first())
  )
    throw wrongState(accessRefusals.exists);
  if (status === 'granted') await refuseUnready(work, entry);
  await work
    .of(DatasetAccessModel)
    .findById(id)
    .patch({ ...entry, status, by_hand: await isByHand(work, entry, status), revoked_because: null });
  await queueAccessSync(work, [before, entry]);
}

/** Until the transaction ends, no one else can add the same entry, and the request cannot change its access. */
async function lockEntry(work: Work, { user_id: user, dataset_id: dataset, request_id: request }: Entry) {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('researcher.dataset_access'), ${user}::int)`);
  const newest = await work.row(
    z.object({ id: z.uuid() }),
    sql`select id from researcher.dataset where id = ${dataset} and parent is null for key share`,
  );
  if (!newest) throw invalid({ dataset: [accessRefusals.dataset] });
  if (request !== null) await lockRequests(work, sql`request.id = ${request}`);
}

/** @throws INVALID_INPUT, WRONG_STATE */
async function refuseUnready(work: Work, entry: Entry): Promise<void> {
  const { user_id: user, dataset_id: dataset, access_type: way, request_id: request } = entry;
  const found = await work.row(
    z.object({ offered: z.boolean(), ready: z.boolean(), named: z.boolean(), fulfilled: z.boolean() }),
    sql`select ${way} = 'Other' or ${trustedSql(offeredSql('way.name'))} as offered,
        exists (${trustedSql(readyPersonSql('who.id'))}) as ready,
        exists (select 1 from researcher.request_dataset wanted
          where wanted.request_id = ${request} and wanted.dataset_id = dataset.id) as named,
        exists (select 1 from researcher.request where id = ${request} and status = ${REQUEST_STATUS.FULFILLED}) as fulfilled
      from researcher.dataset dataset cross join (values (${way}::text)) way (name)
      cross join (values (${user}::int)) who (id) where dataset.id = ${dataset}`,
  );
  if (!found?.offered) throw invalid({ access_type: [accessRefusals.notOffered] });
  if (!found.ready) throw invalid({ user: [accessRefusals.notReady] });
  if (request === null) return;
  if (!found.named) throw invalid({ request_id: [accessRefusals.request] });
  const entitled = await work.row(
    z.object({ user_id: z.int() }),
    sql`select entitled.user_id from (${trustedSql(entitledSql(String(request)))}) entitled where entitled.user_id = ${user}`,
  );
  if (entitled) return;
  if (found.fulfilled) throw invalid({ request_id: [accessRefusals.request] });
  throw wrongState(accessRefusals.notGiving);
}

/** An entry equal to what the request gives follows the request; any other entry stays as the administrator set it. */
async function isByHand(work: Work, entry: Entry, status: string): Promise<boolean> {
  if (entry.request_id === null || status === 'revoked') return true;
  const due = await work.row(
    z.object({ user_id: z.int() }),
    sql`select due.user_id from (${trustedSql(dueRowSql(String(entry.request_id)))}) due where due.user_id = ${entry.user_id}
      and due.dataset_id = ${entry.dataset_id} and due.access_type = ${entry.access_type}`,
  );
  return !due;
}

/** @throws nothing; a second call sends the change again, which has no effect */
export async function resendAccess(work: Work, id: number): Promise<void> {
  const row = await work.of(DatasetAccessModel).findById(id);
  if (row) await queueAccessSync(work, [row]);
}
