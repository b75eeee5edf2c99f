import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import {
  chakra,
  DefinitionList,
  fill,
  formatDate,
  Heading,
  PageSection,
  Stack,
  Text,
} from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { detailItems } from '../../request/api/detail-items.ts';
import { ApplicationLink } from '../../request/components/ApplicationLink.tsx';
import { meetingAddress } from '../api/use-agenda.ts';
import { meeting as words } from '#texts/meeting';

/** What was asked for, by whom, and the newest renewal of it (spec 3 section 2.5). */
export function ApplicationSummary({ request, renewal }: { request: Request; renewal: Request | undefined }) {
  return (
    <PageSection title={words.summary.title} actions={<ApplicationLink request={request} />}>
      <DefinitionList
        items={[
          { term: words.summary.project, value: request.project.title },
          { term: words.summary.investigator, value: request.owner.display_name },
          { term: words.summary.institution, value: request.institution?.display_name },
          { term: words.summary.resource, value: REQUEST_TYPE_LABELS[request.type] },
          {
            term: words.summary.cohorts,
            value: request.cohorts.map((cohort) => cohort.display_name).join(', '),
          },
          { term: words.summary.submitted, value: formatDate(request.submission_date) },
        ]}
      />
      <WholeApplication request={request} />
      {renewal ? <LatestRenewal renewal={renewal} /> : null}
    </PageSection>
  );
}

/** The answers as they were given, folded: the meeting reads the summary, and looks up what it asks about. */
function WholeApplication({ request }: { request: Request }) {
  const items = detailItems(request);
  if (items.length === 0) return null;
  return (
    <chakra.details mt="4">
      <chakra.summary cursor="pointer" py="2" fontWeight="semibold">
        {words.summary.answers}
      </chakra.summary>
      <DefinitionList
        items={items.map(({ term, value, isHtml, files }) => ({
          term,
          value:
            files.length > 0 ? (
              <FileLinks files={files} />
            ) : isHtml ? (
              <SafeHtml html={value} />
            ) : (
              value && <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
            ),
        }))}
      />
    </chakra.details>
  );
}

function LatestRenewal({ renewal }: { renewal: Request }) {
  const { sfari_request_id: code, submission_date: date } = renewal;
  return (
    <Stack
      as="section"
      aria-label={words.summary.renewal}
      gap="2"
      mt="6"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Heading as="h3" textStyle="md">
        {words.summary.renewal}
      </Heading>
      <Text>
        {date === null
          ? fill(words.summary.renewalDraft, { code })
          : fill(words.summary.renewalLine, { code, date: formatDate(date) })}{' '}
        <RequestStatusBadge status={renewal.status} />
      </Text>
      <RouteLink to={meetingAddress(renewal.id)}>{fill(words.summary.openRenewal, { code })}</RouteLink>
      <WholeApplication request={renewal} />
    </Stack>
  );
}
