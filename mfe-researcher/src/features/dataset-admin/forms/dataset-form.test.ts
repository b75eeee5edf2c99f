import type { Dataset } from '@portal/contract';
import { expect, test } from 'vitest';
import type { FormField } from '@portal/shared-ui/form';
import {
  changedFields,
  datasetBody,
  datasetForm,
  datasetValues,
  listOverwritten,
  withoutFiles,
} from './dataset-form.ts';

const file = (id: string) => ({ id, name: `${id}.pdf` });
const dataset = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'Sleep',
  description: '<p>Sleep</p>',
  type: 1,
  curator_type: 2,
  cohort: { id: 3, display_name: 'SPARK' },
  release_date: '2026-11-01',
  file_size: null,
  accession_id: 'phs1',
  doi: '10.1234/sleep.v2',
  data_use: ['DUO:0000042'],
  change_notes: 'New',
  order: 4,
  available: true,
  active: true,
  version: 2,
  globus_locations: [],
  globus_group_id: null,
  data_access: 's3://bucket/folder/',
  gpf_accessible: false,
  gpf_group: null,
  gpf_dataset_id: null,
  data_file: null,
  public_data_dictionary: file('dictionary'),
  public_release_notes: file('notes'),
} as unknown as Dataset;

test('the limits of the specification are at the fields [S3-25 S3-27 S3-28 S3-30 S3-31 S3-32 S3-33 S5-19 S5-20]', () => {
  const fields = datasetForm([], 'edit', (upload) => upload).sections.flatMap(({ items }) =>
    items.filter((item): item is FormField => 'name' in item),
  );
  const limits = Object.fromEntries(
    fields.map((field) => [field.name, 'maxLength' in field ? field.maxLength : undefined]),
  );
  expect(limits).toMatchObject({
    name: 255,
    accession_id: 100,
    file_size: 10,
    gpf_group: 100,
    gpf_dataset_id: 100,
  });
  const places = fields.find(({ name }) => name === 'globus_locations');
  expect(places?.type === 'table' && places.columns.map(({ maxLength }) => maxLength)).toEqual([
    undefined,
    40,
    100,
  ]);
  expect(fields.find(({ name }) => name === 'accession_id')?.isDisabled).toBe(true);
  const kinds = fields.flatMap((field) =>
    field.type === 'file' ? [[field.name, field.accept?.join(' ')]] : [],
  );
  expect(kinds).toEqual([
    ['data_file', '.zip'],
    ['public_data_dictionary', '.pdf .xlsx'],
    ['public_release_notes', '.pdf'],
  ]);
});

test('an edit sends what changed and nothing else; type and order are numbers [S5-16]', () => {
  const before = datasetValues(dataset, 'edit');
  expect(changedFields(before, { ...before, type: '2', order: '7', file_size: '3 GB' })).toEqual({
    type: 2,
    order: 7,
    file_size: '3 GB',
  });
});

test('variables are pasted as lines with tabs, and numbers that are not known are null', () => {
  const before = datasetValues({ ...dataset, participants: 120, families: 40 }, 'edit');
  const ages = [{ age: ' 0–5 years ', female: '20', male: '' }];
  const variables = 'age_months\tnumber\tAge at registration\n\nscq_total\n';
  const sent = changedFields(before, { ...before, families: '', ages, variables });
  expect(sent).toEqual({
    families: null,
    ages: [{ age: '0–5 years', female: 20, male: 0 }],
    variables: [
      { name: 'age_months', kind: 'number', meaning: 'Age at registration' },
      { name: 'scq_total', kind: '', meaning: '' },
    ],
  });
  const saved = datasetValues({ ...dataset, ...sent } as Dataset, 'edit');
  expect(changedFields(saved, saved)).toEqual({});
  expect(datasetBody(saved).variables).toEqual(sent.variables);
});

test('a new version begins without what describes one version alone', () => {
  expect(datasetValues(dataset, 'version')).toMatchObject({
    name: 'Sleep',
    change_notes: '',
    doi: '',
    release_date: '',
    public_release_notes: [],
    public_data_dictionary: [{ id: 'dictionary' }],
  });
});

test('the confirmation names the files that are overwritten [S5-21]', () => {
  const before = datasetValues(dataset, 'edit');
  const after = {
    ...before,
    public_data_dictionary: [file('dictionary-2')],
    public_release_notes: [file('notes-2')],
  };
  expect(listOverwritten(before, after)).toEqual([
    'The new data dictionary overwrites the previous file “dictionary.pdf”.',
    'The new release notes overwrite the previous file “notes.pdf”.',
  ]);
  expect(listOverwritten(before, before)).toEqual([]);
});

test('without its files a dataset can be made where there is another way to its data', () => {
  const values = datasetValues({ ...dataset, data_file: file('data') }, 'edit');
  expect(withoutFiles(datasetBody(values))).not.toHaveProperty('data_file');
  expect(withoutFiles(datasetBody({ ...values, data_access: '' }))).toBeUndefined();
});
