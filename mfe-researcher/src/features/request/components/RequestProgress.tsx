import type { Request } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { Box, fill, Text, Panel, SectionHeading } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useSession } from '@portal/shared-ui/session';
import { StatusTimeline } from '@portal/shared-ui/timeline';
import { useCloseOuts } from '@portal/shared-ui/close-out';
import { useShipments } from '../../shipment/api/use-shipments.ts';
import { closeOutStep } from '../model/close-out-step.ts';
import { findShipmentStep } from '../model/shipment-step.ts';
import { nextStep, renewalStep, RENEWED } from '../model/request-status.ts';
import { request as words } from '#texts/request';

/** Where the request stands, and who must act next. */
export function RequestProgress({ request }: { request: Request }) {
  const { user } = useSession();
  const { time_zone: timeZone } = useBranding();
  // The owner alone reads shipments; others are told of the step as it is without them.
  const shipments = useShipments(request).rows;
  const closeOuts = useCloseOuts(request).rows;
  const owner = user?.id === request.owner.id ? null : request.owner.display_name;
  const next =
    findShipmentStep(request, shipments) ??
    closeOutStep(closeOuts, owner) ??
    renewalStep(request, owner, timeZone) ??
    (request.renewal_of && request.status === REQUEST_STATUS.APPROVED ? RENEWED : nextStep(request, owner));
  const { days_in_status: days, stages = [] } = request;
  const isUnderWay = stages.some(({ state }) => state === 'current');
  return (
    <Panel as="section" aria-labelledby="request-progress">
      <SectionHeading id="request-progress">{words.progress.title}</SectionHeading>
      <Box
        borderInlineStartWidth="4px"
        borderColor={next.isOwner ? 'orange.solid' : 'accent.solid'}
        ps="3"
        mb="5"
      >
        <Text textStyle="sm" color="fg.muted">
          {words.progress.next}
        </Text>
        <Text fontWeight="semibold">{next.who}</Text>
        <Text textStyle="sm">{next.what}</Text>
        {isUnderWay && days !== null ? (
          <Text textStyle="sm" color="fg.muted">
            {fill(words.progress.daysSoFar, { count: days })}
          </Text>
        ) : null}
      </Box>
      <StatusTimeline
        label={words.progress.label}
        stages={stages.map(({ label, state, date, note }) => ({ label, state, date, note }))}
      />
    </Panel>
  );
}
