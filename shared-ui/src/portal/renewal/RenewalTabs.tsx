import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { shownAnswers } from '@portal/contract/form-answers';
import { pinnedForm } from '@portal/contract/request-types/lookup';
import type { Renewal, Request } from '@portal/contract/types';
import { formatDate } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { DefinitionList, LoadingText } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { SafeHtml } from '../../design/rich-text/SafeHtml.tsx';
import { RetryPanel } from '../errors/index.ts';
import { RequestStatusBadge } from '../request-status/index.ts';
import { FileLinks } from '../upload/index.ts';
import { useRenewals } from './use-renewals.ts';
import { renewal as words } from '#texts/renewal';

type Read = ReturnType<typeof useRenewals>;

function Waiting({ read }: { read: Read }) {
  return read.error ? (
    <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
  ) : (
    <LoadingText />
  );
}

/** The answers of the newest renewal (spec 2 section 2.4, "Renewal Info" and "Publication Info"). */
export function RenewalAnswersTab({ request }: { request: Pick<Request, 'id'> }) {
  const read = useRenewals(request);
  const { newest } = read;
  return newest ? <Answers renewal={newest} /> : <Waiting read={read} />;
}

function Answers({ renewal }: { renewal: Renewal }) {
  const form = pinnedForm(renewal.type, renewal.form_version);
  const shown = form ? shownAnswers(form, renewal.additional_data) : [];
  return (
    <Stack as="section" gap="4" aria-labelledby="renewal-answers">
      <Heading as="h2" id="renewal-answers" textStyle="md">
        {fill(words.answers, { code: renewal.sfari_request_id })}
      </Heading>
      <Box>
        <RequestStatusBadge status={renewal.status} />
      </Box>
      <DefinitionList
        items={shown.map(({ label, words: answer, isHtml, files }) => ({
          term: label,
          value:
            files.length > 0 ? (
              <FileLinks files={files} />
            ) : isHtml ? (
              <SafeHtml html={answer} />
            ) : (
              <Box whiteSpace="pre-wrap">{answer || words.noAnswer}</Box>
            ),
        }))}
      />
    </Stack>
  );
}

/** All renewals with their status (spec 2 section 2.4, "Renewal"). */
export function RenewalListTab({ request }: { request: Pick<Request, 'id'> }) {
  const read = useRenewals(request);
  if (read.rows.length === 0) return <Waiting read={read} />;
  return (
    <Stack as="ul" gap="0" listStyleType="none" m="0" p="0" aria-label={words.list}>
      {read.rows.map((renewal) => (
        <Box as="li" key={renewal.id} borderBottomWidth="1px" py="3">
          <RouteLink to={`/request/${renewal.id}`}>{renewal.sfari_request_id}</RouteLink>{' '}
          <RequestStatusBadge status={renewal.status} />
          <Text textStyle="sm" color="fg.muted" mt="1">
            {describeDates(renewal)}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

function describeDates({ submission_date: submitted, decision_date: decided }: Renewal): string {
  if (!submitted) return words.notSubmitted;
  const first = fill(words.submitted, { date: formatDate(submitted) });
  return decided ? `${first}, ${fill(words.decided, { date: formatDate(decided) })}` : first;
}
