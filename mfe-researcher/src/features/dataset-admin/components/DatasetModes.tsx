import type { Dataset } from '@portal/contract';
import { fill, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useCohortChoices } from '../api/use-cohort-choices.ts';
import type { AdminMode } from '../admin-modes.ts';
import { datasetAddress } from '../../dataset-words/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';
import { datasetAdmin as words } from '#texts/dataset-admin';
import { DatasetEditor, EDIT_EXPAND } from './DatasetEditor.tsx';
import { DatasetMailForm } from './DatasetMailForm.tsx';

/** One dataset in an administrator mode. Other users are redirected to /404 (spec 3 section 2.10). */
export function DatasetModes({ id, mode }: { id: string; mode: AdminMode }) {
  const { data, etag, error, reload } = useApi('GET /dataset/{id}/', {
    params: { id },
    query: { expand: EDIT_EXPAND },
    // A refresh would discard the form. A stale version is reported on save instead.
    swr: { revalidateOnFocus: false, revalidateOnReconnect: false },
  });
  if (!data) {
    if (error?.status === 404) return <ToNotFound correlationId={error.correlationId} />;
    if (error) return <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />;
    return <LoadingText />;
  }
  if (!data.abilities[mode === 'email' ? 'mail' : 'edit']) return <ToNotFound />;
  const title = {
    'edit-details': words.editTitle,
    'new-version': words.versionTitle,
    email: words.emailTitle,
  };
  return (
    <Page
      title={fill(title[mode], { name: data.name })}
      breadcrumbs={[
        { label: texts.title, to: '/dataset' },
        { label: data.name, to: datasetAddress(data) },
      ]}
      summary={
        mode === 'new-version'
          ? fill(words.versionSummary, { from: data.version, to: data.version + 1 })
          : data.dataset_id
      }
      width="narrow"
    >
      {mode === 'email' ? (
        <DatasetMailForm dataset={data} />
      ) : (
        <Editor key={data.id} dataset={data} etag={etag} mode={mode === 'new-version' ? 'version' : 'edit'} />
      )}
    </Page>
  );
}

function Editor({
  dataset,
  etag,
  mode,
}: {
  dataset: Dataset;
  etag: string | null;
  mode: 'edit' | 'version';
}) {
  const { choices, error, reload } = useCohortChoices();
  if (!choices)
    return error ? (
      <RetryPanel title={words.cohortsFailed} error={error} onRetry={() => void reload()} />
    ) : (
      <LoadingText />
    );
  return <DatasetEditor mode={mode} cohorts={choices} dataset={dataset} etag={etag} />;
}
