/** Globus locations and files of a dataset, and the rule that it must have at least one location of its data. */
import { FILE_TYPE, MESSAGES, type DatasetLocation, type DatasetPatch } from '@portal/contract';
import { invalid, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { DatasetFileModel, DatasetLocationModel, FileView } from '../../models/index.ts';
import { datasetRefusals } from '../../texts/en/dataset-refusals.ts';

const FILES = {
  data_file: { kind: 'data', type: FILE_TYPE.DATASET_ZIP },
  public_data_dictionary: { kind: 'dictionary', type: FILE_TYPE.DATASET_DICTIONARY },
  public_release_notes: { kind: 'release_notes', type: FILE_TYPE.DATASET_RELEASE_NOTES },
} as const;
type FileField = keyof typeof FILES;

/** Writes the parts that were sent; the others stay unchanged. @throws INVALID_INPUT */
export async function writeParts(work: Work, datasetId: string, body: DatasetPatch): Promise<void> {
  if (body.globus_locations) await replaceLocations(work, datasetId, body.globus_locations);
  for (const field of Object.keys(FILES) as FileField[]) {
    const given = body[field];
    if (given !== undefined) await replaceFile(work, datasetId, field, given);
  }
}

const asText = ({ endpoint_id: id, endpoint_name: name, location }: DatasetLocation): string =>
  JSON.stringify([id.toLowerCase(), name, location]);

/** Unchanged locations retain their rows, so that the history shows only real changes. */
async function replaceLocations(
  work: Work,
  datasetId: string,
  given: readonly DatasetLocation[],
): Promise<void> {
  const existing = await work.of(DatasetLocationModel).matching({ dataset_id: datasetId });
  const wanted = new Map(given.map((place) => [asText(place), place]));
  for (const place of existing)
    if (!wanted.delete(asText(place))) await work.of(DatasetLocationModel).deleteById(place.id);
  for (const place of wanted.values())
    await work.of(DatasetLocationModel).insert({ dataset_id: datasetId, ...place });
}

/**
 * Replaces the previous file. Only administrators upload files of these kinds.
 * @throws INVALID_INPUT for the id of a file of another kind
 */
async function replaceFile(
  work: Work,
  datasetId: string,
  field: FileField,
  fileId: string | null,
): Promise<void> {
  const { kind, type } = FILES[field];
  const existing = await work.of(DatasetFileModel).matching({ dataset_id: datasetId, kind }).first();
  if (fileId === null) {
    if (existing) await work.of(DatasetFileModel).deleteById(existing.id);
    return;
  }
  if (existing?.file_id === fileId.toLowerCase()) return;
  const file = await work.read(FileView).findById(fileId);
  if (file?.type !== type) throw invalid({ [field]: [datasetRefusals.file] });
  if (existing) await work.of(DatasetFileModel).findById(existing.id).patch({ file_id: fileId });
  else await work.of(DatasetFileModel).insert({ dataset_id: datasetId, kind, file_id: fileId });
}

/** The data must be available somewhere: as a file, at Globus or at AWS. @throws INVALID_INPUT */
export async function refuseWithoutPlace(work: Work, datasetId: string): Promise<void> {
  const found = await work.row(
    z.object({ id: z.uuid() }),
    sql`select t.id from researcher.dataset t where t.id = ${datasetId} and (t.data_access is not null
      or exists (select 1 from researcher.dataset_location place where place.dataset_id = t.id)
      or exists (select 1 from researcher.dataset_file held where held.dataset_id = t.id and held.kind = 'data'))`,
  );
  if (!found) throw invalid([MESSAGES.datasetPlaceMissing]);
}
