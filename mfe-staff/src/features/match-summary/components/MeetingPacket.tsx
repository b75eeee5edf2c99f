import type { MeetingPacket as Packet } from '@portal/contract';
import { MEETING_PACKET_ROLES } from '@portal/contract/roles';
import {
  Button,
  chakra,
  fill,
  formatDateTime,
  HStack,
  Notice,
  Spinner,
  Stack,
  Text,
} from '@portal/shared-ui';
import { useApi, type ApiAnswer } from '@portal/shared-ui/data';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { useSession } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { matchSummary as words } from '#texts/match-summary';

const ROLES: readonly string[] = MEETING_PACKET_ROLES;
/** Milliseconds between two looks at a packet that is being made. */
const LOOK = 1500;

const isRunning = (packet: Packet | null | undefined): boolean =>
  packet?.state === 'pending' || packet?.state === 'working';

/** The agenda of the review meeting as one document: asked for, watched, downloaded. For the review centre. */
export function MeetingPacket() {
  const { role } = useSession();
  const isOffered = role !== null && ROLES.includes(role);
  const read = useApi('GET /meeting-packet/', {
    enabled: isOffered,
    silent: true,
    swr: {
      refreshInterval: (answer?: ApiAnswer<{ packet: Packet | null }>) =>
        isRunning(answer?.data.packet) ? LOOK : 0,
    },
  });
  const begin = useWrite('POST /meeting-packet/', { invalidates: ['meeting-packet'] });
  if (!isOffered) return null;
  const packet = read.data?.packet ?? null;
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
      {/* There from the start, so that what it says is read out. */}
      <chakra.output textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {packet ? tellPacket(packet) : null}
      </chakra.output>
      {packet?.state === 'failed' ? <Notice tone="danger">{words.packet.failed}</Notice> : null}
      {begin.failure === undefined ? null : (
        <Text role="alert" color="fg.error" textStyle="sm">
          {begin.failure}
        </Text>
      )}
    </Stack>
  );
}

function tellPacket({ state, done, total, created }: Packet) {
  if (state === 'failed') return null;
  if (state === 'ready') return fill(words.packet.made, { time: formatDateTime(created), count: total });
  return (
    <>
      <Spinner size="xs" aria-hidden me="2" />
      {state === 'pending' ? words.packet.waiting : fill(words.packet.making, { done, total })}
    </>
  );
}
