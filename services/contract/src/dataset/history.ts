/** History of a dataset. */
import { defineHistory, forEveryone, forStaff, titles } from '../history/history.ts';
import { DATA_USE_LABELS } from './data-use.ts';
import { CURATOR_TYPE_LABELS, DATASET_FILE_LABELS, DATASET_TYPE_LABELS } from '../request/statuses.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

export const datasetHistory = defineHistory({
  model: 'dataset',
  label: 'Dataset',
  fields: {
    id: 'internal',
    dataset_id: forStaff('Dataset ID'),
    name: forEveryone('Name'),
    description: forEveryone('Description'),
    type: forEveryone('Type', { values: DATASET_TYPE_LABELS }),
    curator_type: forStaff('Curation', { values: CURATOR_TYPE_LABELS }),
    cohort_id: 'internal',
    available: forStaff('Available'),
    active: forStaff('Active'),
    limited: forStaff('Limited to the people on its list'),
    version: forEveryone('Version'),
    parent: 'internal',
    order: forStaff('Order'),
    file_size: forStaff('File size'),
    release_date: forEveryone('Release date'),
    accession_id: forStaff('Accession ID'),
    doi: forEveryone('DOI'),
    data_use: forEveryone('Terms of use', { values: DATA_USE_LABELS }),
    participants: forStaff('Participants'),
    families: forStaff('Families'),
    ages: 'internal',
    variables: 'internal',
    genomes: forStaff('Genomes'),
    gpf_accessible: forStaff('Can be viewed in GPF'),
    gpf_group: forStaff('GPF group'),
    globus_group_id: forStaff('Globus group'),
    data_access: forStaff('Data access (S3 location)'),
    gpf_dataset_id: forStaff('GPF dataset ID'),
    change_notes: forEveryone('Change notes'),
    created: 'internal',
  },
  parts: {
    dataset_file: {
      label: 'File',
      subject: ({ words }) => words('kind'),
      inTitle: ['kind'],
      fields: {
        id: 'internal',
        dataset_id: 'internal',
        kind: forEveryone('Kind', { values: DATASET_FILE_LABELS }),
        file_id: 'internal',
      },
    },
    dataset_location: {
      label: 'Globus location',
      needs: 'see_access',
      subject: ({ words }) => words('endpoint_name'),
      inTitle: ['endpoint_name'],
      fields: {
        id: 'internal',
        dataset_id: 'internal',
        endpoint_id: forStaff('Endpoint ID'),
        endpoint_name: forStaff('Endpoint'),
        location: forStaff('Location'),
      },
    },
    dataset_user: {
      label: 'Allowed person',
      title: titles(HISTORY_TITLES.allowedPerson),
      subject: ({ words }) => words('user_id'),
      inTitle: ['user_id'],
      fields: {
        id: 'internal',
        dataset_id: 'internal',
        user_id: forStaff('Person', { refersTo: 'person' }),
      },
    },
  },
});
