import type { DonorSurvey } from '@portal/contract/types';
import {
  chakra,
  Heading,
  LoadingText,
  PageSection,
  Panel,
  Stack,
  StatusBadge,
  Table,
  Text,
  VisuallyHidden,
  fill,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { donor as donorWords } from '#texts/donor';
import { donorPage as words } from '#texts/donor-page';

type Domain = DonorSurvey['domains'][number];

/**
 * The interview by domain, with totals and the scale of each. If there is no interview, the section says so (spec 3
 * section 7). Domains and questions are in the language of the donor store, which is English.
 */
export function SurveySection({ hash }: { hash: string }) {
  const read = useApi('GET /abn_survey/', { query: { donor_hash: hash }, silent: true });
  const isMissing = read.error?.status === 404 || read.data?.domains.length === 0;
  return (
    <PageSection title={words.survey}>
      {isMissing ? (
        <Panel>{words.noSurvey}</Panel>
      ) : read.error ? (
        <RetryPanel title={words.surveyFailed} error={read.error} onRetry={() => void read.reload()} />
      ) : read.data ? (
        <Stack gap="6">
          {read.data.domains.map((domain) => (
            <DomainTable key={domain.domain} domain={domain} />
          ))}
        </Stack>
      ) : (
        <LoadingText />
      )}
    </PageSection>
  );
}

function DomainTable({ domain: { domain, total, cutoff, items } }: { domain: Domain }) {
  const isReached = total !== null && cutoff !== null && total >= cutoff;
  return (
    <Panel>
      <Heading as="h3" size="md" mb="2" lang="en">
        {domain}
      </Heading>
      <Table.Root size="sm">
        <chakra.caption>
          <VisuallyHidden>{fill(words.domainCaption, { domain })}</VisuallyHidden>
        </chakra.caption>
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader scope="col">{words.item}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{words.question}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {words.score}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map(({ item, label, score }) => (
            <Table.Row key={item} bg="transparent">
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {item}
              </Table.ColumnHeader>
              <Table.Cell lang="en">{label}</Table.Cell>
              <Table.Cell textAlign="end">{score ?? donorWords.unknown}</Table.Cell>
            </Table.Row>
          ))}
          <Table.Row bg="transparent" fontWeight="semibold">
            <Table.ColumnHeader scope="row" colSpan={2}>
              {words.total}
            </Table.ColumnHeader>
            <Table.Cell textAlign="end">{total ?? donorWords.unknown}</Table.Cell>
          </Table.Row>
          <Table.Row bg="transparent">
            <Table.ColumnHeader scope="row" colSpan={2} fontWeight="normal">
              {words.cutoff}
            </Table.ColumnHeader>
            <Table.Cell textAlign="end">{cutoff ?? donorWords.unknown}</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
      {total === null || cutoff === null ? (
        <Text textStyle="sm" color="fg.muted" mt="2">
          {words.notMeasured}
        </Text>
      ) : (
        <StatusBadge tone={isReached ? 'info' : 'neutral'} mt="2">
          {isReached ? words.reached : words.below}
        </StatusBadge>
      )}
    </Panel>
  );
}
