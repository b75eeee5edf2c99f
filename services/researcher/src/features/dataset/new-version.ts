/**
 * Creates the next version of a dataset: what it takes over, and the requests and access that move to it (decision
 * 295).
 */
import { REQUEST_STATUS, type DatasetPut } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import {
  DatasetFileModel,
  DatasetLocationModel,
  DatasetModel,
  DatasetUserModel,
} from '../../models/index.ts';
import {
  lockRequests,
  syncDatasetAccess,
  revokeHandAccess,
  queueDatasetSync,
} from '../dataset-access/index.ts';
import { datasetColumns } from './dataset-columns.ts';
import { refuseWithoutPlace, writeParts } from './dataset-parts.ts';
import { notifyOfVersion } from './dataset-mail.ts';

/** Columns that describe a single version and are not taken over. */
const OF_ONE_VERSION: ReadonlySet<string> = new Set(['id', 'created', 'modified', 'change_notes', 'doi']);

/**
 * Creates version n + 1. Fields that were not sent are copied from the previous version, except those that describe a
 * single version. If two people call it in parallel, the second creates the version after.
 * @returns its id
 */
export async function makeVersion(work: Work, code: string, body: DatasetPut): Promise<string> {
  const newest = await lockNewest(work, code);
  const columns = await datasetColumns(work, body);
  const copied = Object.fromEntries(Object.entries(newest).filter(([column]) => !OF_ONE_VERSION.has(column)));
  const sent = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const { id } = await work
    .of(DatasetModel)
    .insert({ ...copied, ...sent, version: newest.version + 1, parent: null } as Partial<DatasetModel>);
  await work.run(
    sql`update researcher.dataset set parent = ${id} where dataset_id = ${code} and id <> ${id}`,
  );
  await copyPartsToVersion(work, newest.id, id);
  await writeParts(work, id, body);
  await refuseWithoutPlace(work, id);
  await moveRequests(work, code, id);
  await notifyOfVersion(work, id);
  return id;
}

/**
 * Takes the lock that every change of the dataset takes. It does not block a request that is being fulfilled from
 * referring to this row.
 */
async function lockNewest(work: Work, code: string): Promise<DatasetModel> {
  await work.run(
    sql`select pg_advisory_xact_lock(hashtext('researcher.dataset version'), hashtext(${code}))`,
  );
  await work.run(
    sql`select 1 from researcher.dataset where dataset_id = ${code} and parent is null for no key update`,
  );
  const newest = await work.of(DatasetModel).matching({ dataset_id: code, parent: null }).first();
  if (!newest) throw new Error(`dataset ${code} has no newest version`);
  return newest;
}

/**
 * Release notes belong to one version and are not copied. The list of a restricted dataset is copied, so the same
 * people still find it.
 */
async function copyPartsToVersion(work: Work, before: string, id: string): Promise<void> {
  const [places, files, allowed] = [
    await work.of(DatasetLocationModel).matching({ dataset_id: before }),
    await work.of(DatasetFileModel).matching({ dataset_id: before, kind: ['data', 'dictionary'] }),
    await work.of(DatasetUserModel).matching({ dataset_id: before }),
  ];
  for (const { endpoint_id, endpoint_name, location } of places)
    await work.of(DatasetLocationModel).insert({ dataset_id: id, endpoint_id, endpoint_name, location });
  for (const { kind, file_id } of files)
    await work.of(DatasetFileModel).insert({ dataset_id: id, kind, file_id });
  for (const { user_id } of allowed) await work.of(DatasetUserModel).insert({ dataset_id: id, user_id });
}

/** Requests that can no longer lead to access; they still name the old version. */
const ENDED = [REQUEST_STATUS.REJECTED, REQUEST_STATUS.WITHDRAWN];

/**
 * Requests that may give access now name the newest version, and their ledger rows move to it, including manually
 * granted and revoked ones. Then the ledger is updated, which opens the access ways of the new version and closes the
 * old ones.
 */
async function moveRequests(work: Work, code: string, id: string): Promise<void> {
  const older = sql`(select version.id from researcher.dataset version where version.dataset_id = ${code} and version.id <> ${id})`;
  const requests = await lockRequests(
    work,
    sql`not request.status = any(${ENDED}::int[]) and request.id in (
      select wanted.request_id from researcher.request_dataset wanted where wanted.dataset_id in ${older})`,
  );
  // A request that names two older versions must name the new one only once.
  await work.run(sql`delete from researcher.request_dataset wanted using researcher.request_dataset other
    where wanted.request_id = any(${requests}::int[]) and other.request_id = wanted.request_id
      and wanted.dataset_id in ${older} and other.dataset_id in ${older} and other.id > wanted.id`);
  await work.run(sql`update researcher.request_dataset wanted set dataset_id = ${id}
    where wanted.request_id = any(${requests}::int[]) and wanted.dataset_id in ${older}`);
  const versions = await work.of(DatasetModel).matching({ dataset_id: code });
  await queueDatasetSync(
    work,
    versions.map((version) => version.id),
  );
  await moveAccess(work, requests, { older, id });
  await syncDatasetAccess(work, requests);
  await revokeHandAccess(work, sql`access.dataset_id = ${id}`);
  await queueDatasetSync(work, [id]);
}

type Older = ReturnType<typeof sql>;

/**
 * Manually granted access moves as well. Of two rows for the same person, request and way, the one of the later version
 * moves; the other remains as history.
 */
async function moveAccess(
  work: Work,
  requests: readonly number[],
  { older, id }: { readonly older: Older; readonly id: string },
): Promise<void> {
  const moving = await work.rows(
    z.object({ id: z.int() }),
    sql`select distinct on (access.request_id, access.user_id, access.access_type) access.id
      from researcher.dataset_access access join researcher.dataset version on version.id = access.dataset_id
      where (access.request_id = any(${requests}::int[]) or access.request_id is null) and access.dataset_id in ${older}
      order by access.request_id, access.user_id, access.access_type, version.version desc`,
  );
  await work.run(sql`update researcher.dataset_access access set status = 'revoked'
    where (access.request_id = any(${requests}::int[]) or access.request_id is null) and access.dataset_id in ${older}
      and access.status <> 'revoked' and not access.id = any(${moving.map((row) => row.id)}::int[])`);
  await work.run(sql`update researcher.dataset_access access set dataset_id = ${id}
    where access.id = any(${moving.map((row) => row.id)}::int[])`);
}
