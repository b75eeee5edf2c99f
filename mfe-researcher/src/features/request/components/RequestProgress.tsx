import type { Request } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { Box, chakra, fill, Text, Panel, VisuallyHidden } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useSession } from '@portal/shared-ui/session';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { StatusLine } from '@portal/shared-ui/timeline';
import { memberName } from '@portal/shared-ui/team';
import type { ReactNode } from 'react';
import { useCloseOuts } from '@portal/shared-ui/close-out';
import { listActors } from '../../team/model/member-warnings.ts';
import { useShipments } from '../../shipment/api/use-shipments.ts';
import { closeOutStep } from '../model/close-out-step.ts';
import { findShipmentStep } from '../model/shipment-step.ts';
import { useTransferStep } from '../model/use-transfer-step.ts';
import { nextStep, renewalStep, RENEWED } from '../model/request-status.ts';
import { useWaitingMembers } from '../model/use-waiting-members.ts';
import { request as words } from '#texts/request';

const NAMED = 3;

/** Who must act next and since when, the stages in one line, and the reader's actions below. */
export function RequestProgress({ request, children }: { request: Request; children?: ReactNode }) {
  const { user } = useSession();
  const { search } = useLocation();
  const { time_zone: timeZone } = useBranding();
  // Only the owner can read shipments; others see the step without them.
  const shipments = useShipments(request).rows;
  const closeOuts = useCloseOuts(request).rows;
  const transfer = useTransferStep(request);
  const owner = user?.id === request.owner.id ? null : request.owner.display_name;
  const next =
    findShipmentStep(request, shipments) ??
    transfer ??
    closeOutStep(closeOuts, owner) ??
    renewalStep(request, owner, timeZone) ??
    (request.renewal_of && request.status === REQUEST_STATUS.APPROVED ? RENEWED : nextStep(request, owner));
  // Names who can act now if they fit on a line; the notice below lists what each member needs.
  const names = {
    owner: owner ?? words.next.you,
    official: words.next.signingOfficial,
    foundation: words.next.staff,
  };
  const acting = new Set(
    (useWaitingMembers(request) ?? []).flatMap((member) =>
      listActors(member).map((actor) =>
        actor !== 'member'
          ? names[actor]
          : member.user_id !== null && member.user_id === user?.id
            ? words.next.you
            : memberName(member),
      ),
    ),
  );
  const who =
    request.status === REQUEST_STATUS.APPROVED_PENDING_TEAM && acting.size > 0 && acting.size <= NAMED
      ? [...acting].join(', ')
      : next.who;
  const { days_in_status: days, stages = [] } = request;
  const isUnderWay = stages.some(({ state }) => state === 'current');
  return (
    <Panel as="section" aria-labelledby="request-progress">
      <VisuallyHidden>
        <h2 id="request-progress">{words.progress.title}</h2>
      </VisuallyHidden>
      <Box borderInlineStartWidth="4px" borderColor="accent.solid" ps="3" mb="4">
        <Text>
          {next.who === words.next.noOne ? null : (
            <chakra.span color="fg.muted" me="2">
              {words.progress.next}
            </chakra.span>
          )}
          <chakra.span fontWeight="semibold">{who}</chakra.span>
          {isUnderWay && (next.since ?? days) !== null ? (
            <chakra.span color="fg.muted" textStyle="sm" ms="2">
              {next.since
                ? fill(words.progress.since, { date: next.since })
                : fill(words.progress.daysSoFar, { count: days ?? 0 })}
            </chakra.span>
          ) : null}
        </Text>
        <Text maxW="prose">{next.what}</Text>
        {next.link && !isOpen(next.link.to, search) ? (
          <RouteLink to={next.link.to}>{next.link.label}</RouteLink>
        ) : null}
      </Box>
      <StatusLine label={words.progress.label} stages={stages} />
      {children ? (
        <Box mt="4" pt="2" mb="-2" mx="-3" borderTopWidth="1px">
          {children}
        </Box>
      ) : null}
    </Panel>
  );
}

/** Whether an address of this page, such as `?tab=close-out`, is shown already, whatever else the present one says. */
function isOpen(to: string, search: string): boolean {
  const present = new URLSearchParams(search);
  return (
    to.startsWith('?') && [...new URLSearchParams(to)].every(([name, value]) => present.get(name) === value)
  );
}
