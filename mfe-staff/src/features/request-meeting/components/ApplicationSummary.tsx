import { labelIrbStatus, labelStudyType } from '@portal/contract/match-summary';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { MatchSummary } from '@portal/contract';
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
import { detailItems } from '../../request/model/detail-items.ts';
import { ApplicationLink } from '../../request/components/ApplicationLink.tsx';
import { meetingAddress } from '../../request/model/request-address.ts';
import { meeting as words } from '#texts/meeting';

/** The requested resources, the requester, and the newest renewal (spec 3 section 2.5). */
export function ApplicationSummary({
  request,
  renewal,
  summary,
}: {
  request: Request;
  renewal: Request | undefined;
  summary: MatchSummary | undefined;
}) {
  const { institution, cohorts } = request;
  return (
    <PageSection title={words.summary.title} actions={<ApplicationLink request={request} />}>
      <DefinitionList
        items={[
          ...(summary ? [{ term: words.summary.ids, value: summary.rm_ids.join(', ') }] : []),
          { term: words.summary.project, value: summary?.scientific_title || request.project.title },
          { term: words.summary.investigator, value: request.owner.display_name },
          { term: words.summary.institution, value: institution?.display_name },
          { term: words.summary.resource, value: REQUEST_TYPE_LABELS[request.type] },
          {
            term: words.summary.cohorts,
            value: (summary?.cohort ?? cohorts.map((cohort) => cohort.display_name)).join(', '),
          },
          { term: words.summary.submitted, value: formatDate(request.submission_date) },
          ...(summary ? studyItems(summary) : []),
        ]}
      />
      <WholeApplication request={request} />
      {renewal ? <LatestRenewal renewal={renewal} /> : null}
    </PageSection>
  );
}

/** The non-empty parts of staff's text about the study. */
const studyItems = (summary: MatchSummary) =>
  [
    { term: words.summary.category, text: summary.category.join(', ') },
    { term: words.summary.keywords, text: summary.keywords.join(', ') },
    { term: words.summary.region, text: summary.region },
    { term: words.summary.studyType, text: summary.study_type.map(labelStudyType).join(', ') },
    { term: words.summary.aim, text: summary.research_aim },
    { term: words.summary.hypotheses, text: summary.hypotheses },
    { term: words.summary.abstract, text: summary.scientific_abstract },
    { term: words.summary.procedure, text: summary.procedure },
    { term: words.summary.time, text: summary.time_required },
    {
      term: words.summary.irb,
      text: [summary.irb_status && labelIrbStatus(summary.irb_status), summary.irb_status_comments]
        .filter(Boolean)
        .join(': '),
    },
    { term: words.summary.risks, text: summary.risks },
  ]
    .filter(({ text }) => text.trim() !== '')
    .map(({ term, text }) => ({ term, value: <chakra.span whiteSpace="pre-wrap">{text}</chakra.span> }));

/** The original answers, collapsed: the meeting reads the summary and looks up details here. */
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
