import { DATASET_ADMIN_ROLES } from '@portal/contract/roles';
import { LoadingText } from '@portal/shared-ui';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useCohortChoices } from '../api/use-cohort-choices.ts';
import { DatasetEditor } from '../components/DatasetEditor.tsx';
import { DatasetModes } from '../components/DatasetModes.tsx';
import { dataset as texts } from '#texts/dataset';
import { datasetAdmin as words } from '#texts/dataset-admin';

/** /dataset/create: a new dataset; `?id=` edits one, `?parent=` makes its next version (spec 3 section 2.10). */
export function Component() {
  const { role } = useSession();
  const [parameters] = useSearchParams();
  if (role === null || !DATASET_ADMIN_ROLES.includes(role)) return <ToNotFound />;
  const [id, parent] = [parameters.get('id'), parameters.get('parent')];
  if (id) return <DatasetModes id={id} mode="edit-details" />;
  if (parent) return <DatasetModes id={parent} mode="new-version" />;
  return (
    <Page title={words.createTitle} breadcrumbs={[{ label: texts.title, to: '/dataset' }]} width="narrow">
      <NewDataset />
    </Page>
  );
}

function NewDataset() {
  const { choices, error, reload } = useCohortChoices();
  if (!choices)
    return error ? (
      <RetryPanel title={words.cohortsFailed} error={error} onRetry={() => void reload()} />
    ) : (
      <LoadingText />
    );
  return <DatasetEditor mode="create" cohorts={choices} />;
}
