import type { Dataset } from '@portal/contract';
import { Box, DefinitionList, formatDate, HStack, StatusBadge, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { rememberDestination, useSession } from '@portal/shared-ui/session';
import { plainText } from '../../common/plain-text.ts';
import { Panel } from '../../common/Panel.tsx';
import { useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { accessWays, curatorLabel, typeLabel } from '../components/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

/** /dataset/{code}, or the id of one version: what it holds and the way to ask for it. */
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
  const isVisitor = !user;
  const request = `/request/create?dataset=${encodeURIComponent(dataset.dataset_id)}`;
  const canApply = isResearcher && dataset.available && !hasAccess && !user?.suspended_request;
  return (
    <Page
      title={dataset.name}
      breadcrumbs={[{ label: texts.datasets, to: '/dataset' }]}
      summary={
        <HStack wrap="wrap" gap="3">
          <span>{dataset.dataset_id}</span>
          <StatusBadge tone={dataset.available ? 'success' : 'closed'}>
            {dataset.available ? texts.available : texts.unavailable}
          </StatusBadge>
          {hasAccess ? <StatusBadge tone="success">{texts.youHaveAccess}</StatusBadge> : null}
        </HStack>
      }
      actions={
        canApply ? (
          <RouteButton to={request}>{texts.applyForAccess}</RouteButton>
        ) : isVisitor && dataset.available ? (
          // by way of login or registration, which lead back to it
          <RouteButton to={request} onClick={() => rememberDestination(request)}>
            {texts.requestAccess}
          </RouteButton>
        ) : null
      }
      width="narrow"
    >
      <Panel>
        <Text whiteSpace="pre-wrap" mb="6" maxW="prose">
          {plainText(dataset.description) || texts.noDescriptionHasBeenGiven}
        </Text>
        <DefinitionList
          items={[
            { term: texts.cohort, value: dataset.cohort.display_name },
            { term: texts.type, value: typeLabel(dataset) },
            { term: texts.curation, value: curatorLabel(dataset) },
            { term: texts.version, value: String(dataset.version) },
            { term: texts.released, value: formatDate(dataset.release_date) },
            { term: texts.size, value: dataset.file_size },
            { term: texts.accessionId, value: dataset.accession_id },
            { term: texts.howYouReachTheData, value: accessWays(dataset) },
          ]}
        />
      </Panel>
      {isVisitor && dataset.available ? (
        <Box mt="4" color="fg.muted">
          {texts.youSignInFirst}
        </Box>
      ) : null}
      {(isResearcher || isVisitor) && !dataset.available ? (
        <Box mt="4" color="fg.muted">
          {texts.thisDatasetCannotBeRequested}
        </Box>
      ) : null}
    </Page>
  );
}
