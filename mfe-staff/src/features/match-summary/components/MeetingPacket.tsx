import { MEETING_PACKET_ROLES } from '@portal/contract/roles';
import { Button, HStack, Stack, Text } from '@portal/shared-ui';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { isRunning, OperationState } from '@portal/shared-ui/operation';
import { useSession } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { matchSummary as words } from '#texts/match-summary';
import { useOperation } from '../api/use-operation.ts';

const ROLES: readonly string[] = MEETING_PACKET_ROLES;

/**
 * The agenda of the review meeting as one document: starts its creation, shows progress and offers the download. For
 * the review center.
 */
export function MeetingPacket() {
  const { role } = useSession();
  const isOffered = role !== null && ROLES.includes(role);
  const packet = useOperation('meeting_packet', isOffered);
  const begin = useWrite('POST /meeting-packet/', { invalidates: ['staff-operation'] });
  if (!isOffered) return null;
  return (
    <Stack gap="2" align="flex-start">
      {isRunning(packet) ? null : (
        <HStack wrap="wrap">
          {packet?.state === 'ready' ? (
            <DocumentLink
              path={`/meeting-packet/${packet.id}/pdf/`}
              fileName="review-meeting.pdf"
              label={words.packet.download}
            />
          ) : null}
          <Button variant="outline" loading={begin.isBusy} onClick={() => void begin.send({})}>
            {packet ? words.packet.again : words.packet.make}
          </Button>
        </HStack>
      )}
      <OperationState operation={packet} words={words.packet} failure={{ text: words.packet.failed }} />
      {begin.failure === undefined ? null : (
        <Text role="alert" color="fg.error" textStyle="sm">
          {begin.failure}
        </Text>
      )}
    </Stack>
  );
}
