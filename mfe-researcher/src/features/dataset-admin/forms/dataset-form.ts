/** The form of a dataset: create, edit details, new version (spec 3 sections 3, 5 "Dataset" and 9). */
import type { Dataset } from '@portal/contract';
import { DATA_USE_CODES, DATA_USE_LABELS } from '@portal/contract/data-use';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { CURATOR_TYPE_LABELS, DATASET_TYPE_LABELS, FILE_TYPE } from '@portal/contract/statuses';
import type { BodyOf } from '@portal/contract/types';
import type { Choice, FormDefinition, FormField, FormValues } from '@portal/shared-ui/form';
import { largeUploadField, type UploadFunction } from '@portal/shared-ui/upload';
import { PEOPLE_FIELDS, profileBody, profileValues, readText, VARIABLES_FIELD } from './profile-fields.ts';
import { datasetAdmin } from '#texts/dataset-admin';

const { fields: words, sections } = datasetAdmin;

export type DatasetBody = BodyOf<'POST /dataset/'>;
export type DatasetMode = 'create' | 'edit' | 'version';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuid = { matches: UUID, message: MESSAGES.notUuid };
/** Accepts a bare DOI, `doi:` or a doi.org URL. */
const DOI_TYPED = /^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/[^\s<>"]+$/i;
const S3 = {
  matches: /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/\S*)?$/,
  message: INPUT_MESSAGES.s3Location,
};
const choices = (labels: Readonly<Record<number, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }));

const dataUse: FormField = {
  type: 'checkboxes',
  name: 'data_use',
  label: words.dataUse,
  help: words.dataUseHelp,
  isOptional: true,
  options: DATA_USE_CODES.map((value) => ({ value, label: DATA_USE_LABELS[value] })),
};

const accession: FormField = {
  type: 'text',
  name: 'accession_id',
  label: words.accession,
  isOptional: true,
  isDisabled: true,
  width: '20rem',
  maxLength: LIMITS.datasetAccession,
};

/** @param track called with each upload, so that saving waits until it has finished */
export function datasetForm(
  cohorts: readonly Choice[],
  mode: DatasetMode,
  track: (upload: UploadFunction) => UploadFunction,
): FormDefinition {
  const uploaded = (type: Parameters<typeof largeUploadField>[0]) => {
    const field = largeUploadField(type);
    return { ...field, upload: track(field.upload) };
  };
  return {
    id: 'dataset',
    sections: [
      {
        id: 'about',
        title: sections.about,
        items: [
          {
            type: 'text',
            name: 'name',
            label: words.name,
            maxLength: LIMITS.datasetName,
            requiredMessage: MESSAGES.required,
          },
          {
            type: 'rich_text',
            name: 'description',
            label: words.description,
            requiredMessage: MESSAGES.required,
          },
          {
            type: 'select',
            name: 'type',
            label: words.type,
            options: choices(DATASET_TYPE_LABELS),
            requiredMessage: MESSAGES.required,
          },
          {
            type: 'select',
            name: 'cohort',
            label: words.cohort,
            options: cohorts,
            requiredMessage: MESSAGES.required,
          },
          { type: 'date', name: 'release_date', label: words.release, requiredMessage: MESSAGES.required },
          {
            type: 'select',
            name: 'curator_type',
            label: words.curator,
            options: choices(CURATOR_TYPE_LABELS),
          },
          {
            type: 'text',
            name: 'file_size',
            label: words.size,
            help: words.sizeHelp,
            isOptional: true,
            width: '12rem',
            maxLength: LIMITS.datasetFileSize,
          },
          ...PEOPLE_FIELDS,
          ...(mode === 'edit' ? [accession] : []),
          {
            type: 'text',
            name: 'doi',
            label: words.doi,
            help: words.doiHelp,
            isOptional: true,
            width: '24rem',
            maxLength: LIMITS.datasetDoi,
            pattern: { matches: DOI_TYPED, message: INPUT_MESSAGES.doi },
          },
          {
            type: 'textarea',
            name: 'change_notes',
            label: words.changeNotes,
            help: words.changeNotesHelp,
            isOptional: true,
            rows: 3,
            maxLength: LIMITS.answer,
          },
        ],
      },
      {
        id: 'data',
        title: sections.data,
        description: sections.dataText,
        items: [
          {
            type: 'file',
            name: 'data_file',
            label: words.dataFile,
            help: words.dataFileHelp,
            isOptional: true,
            ...uploaded(FILE_TYPE.DATASET_ZIP),
          },
          {
            type: 'table',
            name: 'globus_locations',
            label: words.locations,
            isOptional: true,
            maxRows: LIMITS.datasetLocations,
            addLabel: words.addLocation,
            columns: [
              { name: 'endpoint_id', label: words.endpointId, type: 'text', pattern: uuid },
              {
                name: 'endpoint_name',
                label: words.endpointName,
                type: 'text',
                maxLength: LIMITS.datasetEndpointName,
              },
              { name: 'location', label: words.location, type: 'text', maxLength: LIMITS.datasetLocation },
            ],
          },
          {
            type: 'text',
            name: 'globus_group_id',
            label: words.group,
            help: words.groupHelp,
            isOptional: true,
            pattern: uuid,
          },
          {
            type: 'text',
            name: 'data_access',
            label: words.bucketFolder,
            help: words.bucketFolderHelp,
            isOptional: true,
            maxLength: LIMITS.datasetS3Location,
            pattern: S3,
          },
        ],
      },
      {
        id: 'viewer',
        title: sections.viewer,
        items: [
          { type: 'checkbox', name: 'gpf_accessible', label: words.gpf, isOptional: true },
          {
            type: 'text',
            name: 'gpf_group',
            label: words.gpfGroup,
            isOptional: true,
            maxLength: LIMITS.datasetGpf,
            when: { field: 'gpf_accessible', equals: true },
          },
          {
            type: 'text',
            name: 'gpf_dataset_id',
            label: words.gpfDataset,
            isOptional: true,
            maxLength: LIMITS.datasetGpf,
            when: { field: 'gpf_accessible', equals: true },
          },
        ],
      },
      {
        id: 'files',
        title: sections.files,
        items: [
          VARIABLES_FIELD,
          {
            type: 'file',
            name: 'public_data_dictionary',
            label: words.dictionary,
            isOptional: true,
            ...uploaded(FILE_TYPE.DATASET_DICTIONARY),
          },
          {
            type: 'file',
            name: 'public_release_notes',
            label: words.notes,
            isOptional: true,
            ...uploaded(FILE_TYPE.DATASET_RELEASE_NOTES),
          },
        ],
      },
      { id: 'use', title: sections.use, items: [dataUse] },
      {
        id: 'catalogue',
        title: sections.catalogue,
        items: [
          { type: 'checkbox', name: 'available', label: words.available, isOptional: true },
          { type: 'checkbox', name: 'active', label: words.active, isOptional: true },
          {
            type: 'number',
            name: 'order',
            label: words.order,
            help: words.orderHelp,
            isOptional: true,
            min: 0,
            max: 1_000_000,
            step: 1,
            width: '10rem',
          },
        ],
      },
    ],
  };
}

export const NEW_DATASET: FormValues = {
  available: true,
  active: true,
  gpf_accessible: false,
  curator_type: 1,
  order: 0,
};

const fileList = (file: { readonly id: string; readonly name: string } | null | undefined) =>
  file ? [{ id: file.id, name: file.name }] : [];

/** The form values of a dataset. A new version starts without the fields that describe a single version. */
export const datasetValues = (dataset: Dataset, mode: DatasetMode): FormValues => ({
  name: dataset.name,
  description: dataset.description,
  type: dataset.type,
  curator_type: dataset.curator_type,
  cohort: dataset.cohort.id,
  release_date: mode === 'version' ? '' : dataset.release_date,
  file_size: dataset.file_size ?? '',
  accession_id: dataset.accession_id ?? '',
  data_use: [...dataset.data_use],
  ...profileValues(dataset),
  doi: mode === 'version' ? '' : (dataset.doi ?? ''),
  change_notes: mode === 'version' ? '' : dataset.change_notes,
  data_file: fileList(dataset.data_file),
  globus_locations: (dataset.globus_locations ?? []).map((place) => ({ ...place })),
  globus_group_id: dataset.globus_group_id ?? '',
  data_access: dataset.data_access ?? '',
  gpf_accessible: dataset.gpf_accessible,
  gpf_group: dataset.gpf_group ?? '',
  gpf_dataset_id: dataset.gpf_dataset_id ?? '',
  public_data_dictionary: fileList(dataset.public_data_dictionary),
  public_release_notes: mode === 'version' ? [] : fileList(dataset.public_release_notes),
  available: dataset.available,
  active: dataset.active,
  order: dataset.order,
});

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Reads the first file of a form field. */
export function readFile(value: unknown): { readonly id: string; readonly name: string } | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return { id: first, name: first };
  return typeof first === 'object' && first !== null && 'id' in first
    ? (first as { id: string; name: string })
    : null;
}

export const datasetBody = (values: FormValues): DatasetBody =>
  ({
    name: readText(values['name']).trim(),
    description: readText(values['description']),
    type: Number(values['type']),
    curator_type: Number(values['curator_type']),
    cohort: Number(values['cohort']),
    release_date: readText(values['release_date']),
    file_size: textOrNull(values['file_size']),
    change_notes: readText(values['change_notes']),
    data_use: Array.isArray(values['data_use']) ? values['data_use'] : [],
    ...profileBody(values),
    doi: textOrNull(values['doi']),
    data_file: readFile(values['data_file'])?.id ?? null,
    globus_locations: Array.isArray(values['globus_locations']) ? values['globus_locations'] : [],
    globus_group_id: textOrNull(values['globus_group_id']),
    data_access: textOrNull(values['data_access']),
    gpf_accessible: values['gpf_accessible'] === true,
    // A field that the form did not ask for is left out, so the server leaves its stored value unchanged.
    ...('gpf_group' in values ? { gpf_group: textOrNull(values['gpf_group']) } : {}),
    ...('gpf_dataset_id' in values ? { gpf_dataset_id: textOrNull(values['gpf_dataset_id']) } : {}),
    public_data_dictionary: readFile(values['public_data_dictionary'])?.id ?? null,
    public_release_notes: readFile(values['public_release_notes'])?.id ?? null,
    available: values['available'] === true,
    active: values['active'] === true,
    order: Number(values['order'] ?? 0),
  }) as DatasetBody;

/** True if the data can be reached: by file, at Globus or at AWS. */
export const hasPlace = ({
  data_file: file,
  globus_locations: places,
  data_access: s3,
}: DatasetBody): boolean => Boolean(file) || (places?.length ?? 0) > 0 || Boolean(s3);

/** Only the changed fields, so that changes others made to other fields are preserved. */
export function changedFields(before: FormValues, after: FormValues): Partial<DatasetBody> {
  const [old, now] = [datasetBody(before), datasetBody(after)] as unknown as Record<string, unknown>[];
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(
      ([name, value]) => JSON.stringify(old?.[name]) !== JSON.stringify(value),
    ),
  );
}

const FILE_FIELDS = ['data_file', 'public_data_dictionary', 'public_release_notes'] as const;
/** The same body without files; `undefined` if the data file is the only way to reach the data. */
export function withoutFiles(body: DatasetBody): DatasetBody | undefined {
  const rest = Object.fromEntries(
    Object.entries(body).filter(([name]) => !(FILE_FIELDS as readonly string[]).includes(name)),
  ) as DatasetBody;
  return (rest.globus_locations?.length ?? 0) > 0 || rest.data_access ? rest : undefined;
}
export const isFileField = (name: string): boolean => (FILE_FIELDS as readonly string[]).includes(name);

/** Names the files that will be replaced, for the confirmation dialog. */
export function listOverwritten(before: FormValues, after: FormValues): string[] {
  const keys = {
    data_file: 'data',
    public_data_dictionary: 'dictionary',
    public_release_notes: 'notes',
  } as const;
  return FILE_FIELDS.flatMap((name) => {
    const [old, now] = [readFile(before[name]), readFile(after[name])];
    return old && now && old.id !== now.id
      ? [datasetAdmin.confirm[keys[name]].replace('{file}', old.name)]
      : [];
  });
}
