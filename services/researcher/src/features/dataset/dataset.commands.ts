/** Commands by which administrators create and change datasets (spec 3 sections 2.10 and 4.12). */
import type { DatasetCreate, DatasetPatch, DatasetPut } from '@portal/contract';
import { invalid, sql, type Locked, type Work } from '@portal/kit';
import { z } from 'zod';
import { DatasetModel } from '../../models/index.ts';
import { datasetRefusals } from '../../texts/en/dataset-refusals.ts';
import {
  lockRequests,
  syncDatasetAccess,
  revokeHandAccess,
  queueDatasetSync,
} from '../dataset-access/index.ts';
import { applyDatasetDefaults, datasetColumns } from './dataset-columns.ts';
import { refuseWithoutPlace, writeParts } from './dataset-parts.ts';
import { makeVersion } from './new-version.ts';

/** Creates a dataset or, with `parent`, the next version of one. @returns its id */
export async function createDataset({
  work,
  body: { parent, ...body },
}: {
  readonly work: Work;
  readonly body: DatasetCreate;
}): Promise<string> {
  if (parent === undefined) return makeFirst(work, body);
  const before = await work.read(DatasetModel).findById(parent);
  if (!before) throw invalid({ parent: [datasetRefusals.unknownParent] });
  return makeVersion(work, before.dataset_id, body);
}

async function makeFirst(work: Work, body: DatasetPut): Promise<string> {
  const whole = applyDatasetDefaults(body);
  const columns = await datasetColumns(work, { ...whole, active: whole.active ?? true });
  const { id } = await work
    .of(DatasetModel)
    .insert({ ...columns, dataset_id: await nextCode(work), version: 1 });
  await writeParts(work, id, whole);
  await refuseWithoutPlace(work, id);
  return id;
}

/** Codes are numbered without gaps, so parallel calls wait. */
async function nextCode(work: Work): Promise<string> {
  await work.run(sql`select pg_advisory_xact_lock(hashtext('researcher.dataset code'))`);
  const row = await work.row(
    z.object({ code: z.string() }),
    sql`select 'DS' || to_char(coalesce(max(substr(dataset_id, 3)::bigint), 0) + 1, 'FM9999990000') as code
      from researcher.dataset where dataset_id ~ '^DS[0-9]{1,9}$'`,
  );
  return row?.code ?? 'DS0001';
}

interface DatasetWrite {
  readonly work: Work;
  readonly body: DatasetPatch;
  readonly loaded: Locked<unknown>;
}
/** Fields that decide who gets access, and where. */
const OFFERS = ['globus_group_id', 'data_access', 'gpf_accessible', 'gpf_group', 'data_file'] as const;
const PLACES = ['data_file', 'globus_locations', 'data_access'] as const;
const includesAnyField = (body: DatasetPatch, fields: readonly (keyof DatasetPatch)[]): boolean =>
  fields.some((field) => body[field] !== undefined);

export async function patchDataset({ work, body, loaded }: DatasetWrite): Promise<void> {
  const id = String(loaded.id);
  const columns = await datasetColumns(work, body);
  if (includesAnyField(body, OFFERS)) await queueDatasetSync(work, [id]);
  // The row is written even if only files change, so that its version changes too.
  await work
    .of(DatasetModel)
    .findById(id)
    .patch({ ...columns, modified: new Date() });
  await writeParts(work, id, body);
  // Checked only if a location field is sent, so that datasets older than this rule can be corrected field by field.
  if (includesAnyField(body, PLACES)) await refuseWithoutPlace(work, id);
  if (includesAnyField(body, OFFERS)) await syncRequests(work, id);
}

export const putDataset = ({ body, ...write }: Omit<DatasetWrite, 'body'> & { readonly body: DatasetPut }) =>
  patchDataset({ ...write, body: applyDatasetDefaults(body) });

/** Updates the ledger to what the dataset offers now, and notifies outside systems, in the same transaction. */
async function syncRequests(work: Work, datasetId: string): Promise<void> {
  const requests = await lockRequests(
    work,
    sql`request.id in (select wanted.request_id from researcher.request_dataset wanted where wanted.dataset_id = ${datasetId})`,
  );
  await syncDatasetAccess(work, requests);
  await revokeHandAccess(work, sql`access.dataset_id = ${datasetId}`);
  await queueDatasetSync(work, [datasetId]);
}
