import type { DATASET_FILE_LABELS } from '@portal/contract';

/**
 * Id and name of a file of the dataset with alias `t`; null if there is none, or if it has not passed the virus scan
 * yet.
 */
const fileSql = (kind: keyof typeof DATASET_FILE_LABELS): string =>
  `(select jsonb_build_object('id', file.id, 'name', file.name)
    from researcher.dataset_file held join core_api.file file on file.id = held.file_id
    where held.dataset_id = t.id and held.kind = '${kind}' and file.scan = 'clean')`;

/** Read only when a request expands them, because a catalogue of a thousand rows does not need them. */
export const DATASET_EXPAND = {
  public_data_dictionary: fileSql('dictionary'),
  public_release_notes: fileSql('release_notes'),
  data_file: fileSql('data'),
  globus_locations: `(select coalesce(jsonb_agg(jsonb_build_object('endpoint_id', place.endpoint_id,
      'endpoint_name', place.endpoint_name, 'location', place.location) order by place.id), '[]')
    from researcher.dataset_location place where place.dataset_id = t.id)`,
} as const;
