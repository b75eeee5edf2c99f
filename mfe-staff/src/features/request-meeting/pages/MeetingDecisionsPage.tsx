import type { MeetingKind } from '@portal/contract/transitions';
import { LoadingText, Phrase, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { Fragment } from 'react';
import { meetingAddress } from '../../request/model/request-address.ts';
import type { AgendaItem } from '../api/use-agenda.ts';
import { MeetingDecisions } from '../components/MeetingDecisions.tsx';
import { decidesMeeting, findMeetingKind, MEETING_DESKS } from '../../research-match/model/meeting-desks.ts';
import { meeting } from '#texts/meeting';

const words = meeting.decisions;

/**
 * `/review-meeting/{kind}`: all noted decisions of a meeting with their letters, sent together. For users who may note
 * them.
 */
export function Component() {
  const { kind: name } = useParams();
  const { role } = useSession();
  const kind = findMeetingKind(name);
  return kind && decidesMeeting(kind, role) ? <MeetingPage kind={kind} /> : <ToNotFound />;
}

function MeetingPage({ kind }: { kind: MeetingKind }) {
  const { data, error, reload } = useApi('GET /review-meeting/', {
    query: { kind },
    silent: true,
    // other people note and decide too
    swr: { refreshInterval: 15_000 },
  });
  return (
    <Page
      title={words.title}
      breadcrumbs={[
        { label: words.home, to: '/' },
        { label: words.desks[kind], to: MEETING_DESKS[kind] },
      ]}
      summary={words.summary}
    >
      {data ? (
        <Stack gap="5">
          <OpenItems items={data.results.filter(({ noted_decision: noted }) => noted === null)} />
          <MeetingDecisions kind={kind} items={data.results} />
        </Stack>
      ) : error ? (
        <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  );
}

/** The undecided applications of the meeting, with links. */
function OpenItems({ items }: { items: readonly AgendaItem[] }) {
  if (items.length === 0) return null;
  const links = items.map((item, index) => (
    <Fragment key={item.id}>
      {index > 0 ? ', ' : ''}
      <RouteLink to={meetingAddress(item.id)}>{item.sfari_request_id}</RouteLink>
    </Fragment>
  ));
  return (
    <Text>
      <Phrase text={words.open} values={{ codes: <>{links}</> }} />
    </Text>
  );
}
