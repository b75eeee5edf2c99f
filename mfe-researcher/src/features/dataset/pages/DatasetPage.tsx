import type { Dataset } from '@portal/contract';
import { Box, DefinitionList, formatDate, HStack, StatusBadge, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { plainText } from '../../common/plain-text.ts';
import { Panel } from '../../common/Panel.tsx';
import { ReadGate } from '../../common/ReadGate.tsx';
import { useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { accessWays, curatorLabel, typeLabel } from '../components/dataset-words.ts';

/** /dataset/{id}: what it holds and the way to ask for it. */
export function Component() {
  const { objectId = '' } = useParams();
  const read = useApi('GET /dataset/{id}/', { params: { id: objectId } });
  return (
    <ReadGate read={read} failure="Could not get the dataset.">
      {(dataset) => <DatasetView dataset={dataset} />}
    </ReadGate>
  );
}

function DatasetView({ dataset }: { dataset: Dataset }) {
  const { user, role } = useSession();
  const hasAccess = useApprovedDatasets().has(dataset.id);
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const canApply = isResearcher && dataset.available && !hasAccess && !user?.suspended_request;
  return (
    <Page
      title={dataset.name}
      breadcrumbs={[{ label: 'Datasets', to: '/dataset' }]}
      summary={
        <HStack wrap="wrap" gap="3">
          <span>{dataset.dataset_id}</span>
          <StatusBadge tone={dataset.available ? 'success' : 'closed'}>
            {dataset.available ? 'Available' : 'Unavailable'}
          </StatusBadge>
          {hasAccess ? <StatusBadge tone="warning">You have access</StatusBadge> : null}
        </HStack>
      }
      actions={
        canApply ? (
          <RouteButton to={`/request/create?dataset=${encodeURIComponent(dataset.dataset_id)}`}>
            Apply For Access
          </RouteButton>
        ) : null
      }
      width="narrow"
    >
      <Panel>
        <Text whiteSpace="pre-wrap" mb="6" maxW="prose">
          {plainText(dataset.description) || 'No description has been given yet.'}
        </Text>
        <DefinitionList
          items={[
            { term: 'Cohort', value: dataset.cohort.display_name },
            { term: 'Type', value: typeLabel(dataset) },
            { term: 'Curation', value: curatorLabel(dataset) },
            { term: 'Version', value: String(dataset.version) },
            { term: 'Released', value: formatDate(dataset.release_date) },
            { term: 'Size', value: dataset.file_size },
            { term: 'Accession ID', value: dataset.accession_id },
            { term: 'How you reach the data', value: accessWays(dataset) },
          ]}
        />
      </Panel>
      {isResearcher && !dataset.available ? (
        <Box mt="4" color="fg.muted">
          This dataset cannot be requested now.
        </Box>
      ) : null}
    </Page>
  );
}
