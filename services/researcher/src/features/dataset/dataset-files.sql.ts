/** Id and name of a file about the dataset with alias `t`; null where there is none, or none that was found clean yet. */
const fileSql = (kind: 'dictionary' | 'release_notes'): string =>
  `(select jsonb_build_object('id', file.id, 'name', file.name)
    from researcher.dataset_file held join core_api.file file on file.id = held.file_id
    where held.dataset_id = t.id and held.kind = '${kind}' and file.scan = 'clean')`;

/** Read where it is asked for: a catalogue of a thousand rows does without. */
export const DATASET_EXPAND = {
  public_data_dictionary: fileSql('dictionary'),
  public_release_notes: fileSql('release_notes'),
} as const;
