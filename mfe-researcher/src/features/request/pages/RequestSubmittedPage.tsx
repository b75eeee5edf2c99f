import type { Request } from '@portal/contract';
import { Box, Button, DefinitionList, fill, formatDate, ReferencePanel } from '@portal/shared-ui';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useObjectId } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { listActors } from '../../team/model/member-warnings.ts';
import { PendingTeam } from '../components/PendingTeam.tsx';
import { findDecisionDay, isQuarterly, nextStep } from '../model/request-status.ts';
import { useWaitingMembers } from '../model/use-waiting-members.ts';
import { useRequest } from '../api/use-request.ts';
import { request as words } from '#texts/request';

/** For quarterly types the server sends the end of the quarter in words. */
const expectDecision = (request: Request): string | null =>
  isQuarterly(request.type)
    ? (request.stages?.find(({ state }) => state === 'current')?.note ?? null)
    : findDecisionDay(request);

/** `/request/{id}/submitted`: thanks, the reference, the next step and its expected date. */
export function Component() {
  const id = useObjectId();
  const read = useRequest(id);
  return (
    <ReadGate read={read} failure={words.view.loadFailed} heading={words.list.title}>
      {(request) => {
        const next = nextStep(request, null);
        return (
          <Page
            title={words.thanks.title}
            breadcrumbs={[{ label: words.list.title, to: '/request' }]}
            width="narrow"
          >
            <ReferencePanel
              label={words.thanks.reference}
              reference={request.sfari_request_id}
              actions={
                <>
                  <RouteButton to={`/request/${id}`}>{words.thanks.open}</RouteButton>
                  <Button variant="outline" onClick={() => window.print()}>
                    {words.thanks.print}
                  </Button>
                  <RouteLink to="/">{words.thanks.home}</RouteLink>
                </>
              }
            >
              <DefinitionList
                items={[
                  { term: words.fields.project, value: request.project.title },
                  { term: words.thanks.submitted, value: formatDate(request.submission_date) },
                  { term: words.thanks.next, value: `${next.who}. ${next.what}` },
                  {
                    term: words.thanks.byWhen,
                    value: expectDecision(request),
                  },
                  {
                    term: words.thanks.untilThen,
                    value: <UntilThen request={request} />,
                  },
                ]}
              />
              <Box mt="6">
                <PendingTeam request={request} />
              </Box>
            </ReferencePanel>
          </Page>
        );
      }}
    </ReadGate>
  );
}

/** What the user still has to do; shows nothing while loading, so that it promises nothing false. */
function UntilThen({ request }: { request: Request }) {
  const waiting = useWaitingMembers(request);
  const { user } = useSession();
  const { id, display_name: displayName } = request.owner;
  const news = id === user?.id ? words.thanks.news.own : fill(words.thanks.news.other, { displayName });
  if (!waiting) return news;
  if (waiting.length === 0) return fill(words.thanks.nothingToDo, { news });
  if (waiting.some((member) => member.user_id !== user?.id)) return fill(words.thanks.teamNotReady, { news });
  const isYours = waiting.some((member) =>
    listActors(member).some((actor) => actor !== 'official' && actor !== 'foundation'),
  );
  return fill(isYours ? words.thanks.youNotReady : words.thanks.othersFirst, { news });
}
