import {
  Box,
  Button,
  chakra,
  fill,
  Flex,
  formatDateTime,
  HStack,
  lazyPart,
  LoadingText,
  Notice,
  Text,
} from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { Suspense, useId, useState } from 'react';
import { useAttention, type Area, type Cause } from '../api/use-attention.ts';
import { attention as words } from '#texts/attention';
import { nightlyRuns } from '#texts/nightly-runs';

// Loaded on demand: usually nothing needs a retry.
const SendRetry = lazyPart(() => import('./SendRetry.tsx'));

/** Links per area. Files that wait for a scan have no page: the portal scans them again automatically. */
const PLACES: Readonly<Record<Area, string | null>> = {
  email: '/email?status=failed',
  system: '/superuser',
  night: '/nightly-runs?state=failed',
  access: '/dataaccess',
  donor: '/donor-sync',
  file: null,
  report: '/administration/error-reports?handled__isnull=true',
  order: '/abn-dashboard?tab=awaiting_fulfillment',
  webhook: '/superuser/webhooks',
};

/** Home panel with all problems that need attention, each with a link. */
export const AttentionPanel = () => <Attention />;

/** Above an operations list: one line if all is well, otherwise the problems of the area by cause (decision 504). */
export const AttentionLine = ({ area }: { area: Area }) => (
  <Box mb="4" minH="6">
    <Attention area={area} />
  </Box>
);

function Attention({ area }: { area?: Area }) {
  const { causes, fineSince, isLoading, isPartMissing, reload } = useAttention(area);
  if (isLoading) return <LoadingText />;
  return (
    <>
      {isPartMissing ? (
        <Notice tone="warning" title={words.partFailed}>
          <Button size="sm" variant="outline" onClick={() => void reload()}>
            {words.checkAgain}
          </Button>
        </Notice>
      ) : causes.length === 0 ? (
        <Text>{fineSince ? fill(words.fineSince, { since: formatDateTime(fineSince) }) : words.fine}</Text>
      ) : null}
      {causes.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.panel}>
          {causes.map((cause) => (
            <CauseLine
              key={`${cause.service}-${cause.area}-${cause.cause}`}
              cause={cause}
              hasLink={area === undefined}
              reload={reload}
            />
          ))}
        </chakra.ul>
      ) : null}
    </>
  );
}

interface CauseLineProps {
  cause: Cause;
  hasLink: boolean;
  reload: () => Promise<void>;
}

function CauseLine({
  cause: { service, area, cause, count, since, object_id: objectId, retry },
  hasLink,
  reload,
}: CauseLineProps) {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const place = objectId === undefined ? PLACES[area] : `${PLACES[area]}/${objectId}`;
  const name = (area === 'night' ? nightlyRuns.tasks[cause] : undefined) ?? (cause || words.unknown);
  return (
    <chakra.li py="2" borderBottomWidth="1px">
      <Flex columnGap="4" rowGap="2" wrap="wrap" justify="space-between" align="flex-start">
        <Box flex="1 1 20rem" minW="0">
          <Text id={id} overflowWrap="anywhere">
            {fill(words.causes[area], { count, cause: name })}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {fill(words.since, { since: formatDateTime(since) })}
          </Text>
        </Box>
        <HStack gap="3" wrap="wrap">
          {hasLink && place ? <RouteLink to={place}>{words.open[area]}</RouteLink> : null}
          {retry.length > 0 ? (
            <Button
              size="sm"
              variant="outline"
              id={`${id}-act`}
              // buttons of different causes share a label, so each includes its cause
              aria-labelledby={`${id}-act ${id}`}
              loading={isAsked}
              onClick={() => setAsked(true)}
            >
              {fill(words.acts[area], { count: retry.length })}
            </Button>
          ) : null}
          {isAsked ? (
            <Suspense fallback={null}>
              <SendRetry
                service={service}
                area={area}
                ids={retry}
                reload={reload}
                onEnd={() => setAsked(false)}
              />
            </Suspense>
          ) : null}
        </HStack>
      </Flex>
    </chakra.li>
  );
}
