import type { Dataset } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { BulletList, fill, Stack, Text } from '@portal/shared-ui';
import { api, ApiError } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { KeptForm, useKeptForm, type Choice, type FormValues } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { useQuestion } from '../../confirmation/use-question.ts';
import { useUploadCount } from '../model/use-upload-count.ts';
import {
  changedFields,
  datasetBody,
  datasetForm,
  datasetValues,
  hasPlace,
  isFileField,
  listOverwritten,
  NEW_DATASET,
  withoutFiles,
  type DatasetBody,
  type DatasetMode,
} from '../forms/dataset-form.ts';
import { readText } from '../forms/profile-fields.ts';
import { datasetAdmin as words } from '#texts/dataset-admin';

export const EDIT_EXPAND =
  'public_data_dictionary,public_release_notes,data_file,globus_locations,ages,variables';
const INVALIDATES = ['dataset', 'history', 'datasetaccess', 'request', 'restricted-dataset'];

interface DatasetEditorProps {
  mode: DatasetMode;
  cohorts: readonly Choice[];
  /** The dataset to edit, or the previous version when `mode` makes a new one. */
  dataset?: Dataset;
  etag?: string | null;
}

/** Creates a dataset, edits its details or makes a new version: one form, a confirmation, then back to the catalog. */
export function DatasetEditor({ mode, cohorts, dataset, etag = null }: DatasetEditorProps) {
  const uploads = useUploadCount();
  const [definition] = useState(() => datasetForm(cohorts, mode, uploads.track));
  const [before, setBefore] = useState<FormValues>(() =>
    dataset ? datasetValues(dataset, mode) : NEW_DATASET,
  );
  const [opened] = useState(before);
  const backedUpForm = useKeptForm({
    definition,
    defaultValues: before,
    storageKey: mode === 'create' ? 'dataset-new' : `dataset-${dataset?.id ?? ''}-${mode}`,
  });
  const navigate = useNavigate();
  const leave = async (done: string) => {
    backedUpForm.finish();
    notify.success(done);
    await navigate('/dataset/');
  };
  const { open, ask } = useQuestion<{ title: string; text: string; overwritten: readonly string[] }>();
  const params = { id: dataset?.id ?? '' };
  const create = useWrite('POST /dataset/', { invalidates: INVALIDATES });
  const patch = useWrite('PATCH /dataset/{id}/', {
    form: {
      etag,
      readTheirs: async () => {
        const latest = await api('GET /dataset/{id}/', { params, query: { expand: EDIT_EXPAND } });
        setBefore(datasetValues(latest.data, mode));
        return latest;
      },
    },
    invalidates: INVALIDATES,
    onDone: () => leave(words.saved),
  });

  const save = async (values: FormValues): Promise<void> => {
    if (uploads.areRunning()) throw new ApiError({ status: 400, detail: '', messages: [words.stillSending] });
    // Applies the server's check before the confirmation and shows its message under the form.
    if (!hasPlace(datasetBody(values)))
      throw new ApiError({ status: 400, detail: '', messages: [MESSAGES.datasetPlaceMissing] });
    const numbers = {
      name: dataset?.name ?? '',
      from: dataset?.version ?? 0,
      to: (dataset?.version ?? 0) + 1,
    };
    const question = {
      create: [words.confirm.create, words.confirm.createText],
      edit: [fill(words.confirm.save, numbers), words.confirm.saveText],
      version: [fill(words.confirm.version, numbers), fill(words.confirm.versionText, numbers)],
    }[mode];
    const overwritten = mode === 'create' ? [] : listOverwritten(before, values);
    if (!(await ask({ title: question[0] ?? '', text: question[1] ?? '', overwritten }))) return;
    if (mode === 'edit') {
      await patch.submit({ params, body: changedFields(opened, values) });
      return;
    }
    await make(
      mode === 'version' && dataset ? { ...datasetBody(values), parent: dataset.id } : datasetBody(values),
    );
  };

  /**
   * If the server refuses a file, the dataset can still be made without files, provided its data can be reached another
   * way.
   */
  async function make(body: DatasetBody): Promise<void> {
    const done = (made: Dataset) =>
      leave(mode === 'create' ? words.created : fill(words.versionMade, { version: made.version }));
    try {
      await create.submit({ body }, { onDone: ({ data }) => done(data) });
    } catch (error) {
      const rest = withoutFiles(body);
      const fields = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (!rest || !(error instanceof ApiError) || fields.length === 0 || !fields.every(isFileField))
        throw error;
      const reason = Object.values(error.fields).flat().join(' ');
      await create.submit(
        { body: rest },
        {
          onDone: async ({ data }) => {
            backedUpForm.finish();
            notify.error(fill(words.uploadFailed, { error: reason }));
            await navigate(`/dataset/${data.dataset_id}?mode=edit-details`);
          },
        },
      );
    }
  }

  const submitLabel = {
    create: words.create,
    edit: words.save,
    version: fill(words.makeVersion, { to: (dataset?.version ?? 0) + 1 }),
  }[mode];
  return (
    <Stack gap="6" align="stretch">
      {patch.theirs ? <TheirVersion title={words.stale} items={describeChanges(opened, before)} /> : null}
      <KeptForm
        kept={backedUpForm}
        what={words.unsaved}
        submitLabel={patch.theirs ? replaceLabel : submitLabel}
        isSubmitDisabled={mode === 'edit' && !backedUpForm.form.formState.isDirty}
        actions={
          <RouteButton to="/dataset/" variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={save}
      />
      {open ? (
        <ConfirmDialog
          isOpen
          title={open.details.title}
          consequence={
            <Stack gap="3">
              <Text>{open.details.text}</Text>
              {open.details.overwritten.length > 0 ? (
                <BulletList>
                  {open.details.overwritten.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </BulletList>
              ) : null}
            </Stack>
          }
          confirmLabel={submitLabel}
          onConfirm={() => open.answer(true)}
          onCancel={() => open.answer(false)}
        />
      ) : null}
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  name: words.fields.name,
  description: words.fields.description,
  type: words.fields.type,
  cohort: words.fields.cohort,
  release_date: words.fields.release,
  curator_type: words.fields.curator,
  file_size: words.fields.size,
  change_notes: words.fields.changeNotes,
  participants: words.fields.participants,
  families: words.fields.families,
  variables: words.fields.variables,
  doi: words.fields.doi,
  globus_group_id: words.fields.group,
  data_access: words.fields.bucketFolder,
  gpf_group: words.fields.gpfGroup,
  gpf_dataset_id: words.fields.gpfDataset,
  order: words.fields.order,
};

/** Lists the fields that someone else has changed, by their form labels. */
const describeChanges = (opened: FormValues, now: FormValues) =>
  Object.entries(LABELS)
    .filter(([name]) => JSON.stringify(opened[name] ?? null) !== JSON.stringify(now[name] ?? null))
    .map(([name, term]) => ({ term, value: readText(now[name]).replaceAll(/<[^>]*>/g, ' ') }));
