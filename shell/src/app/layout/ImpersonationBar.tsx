import { useEffect, useState } from 'react';
import { Badge, Box, Button, fill, Flex, Text } from '@portal/shared-ui';
import { useImpersonation } from '@portal/shared-ui/session';
import { impersonation } from '#texts/impersonation';
import { useBranding } from '@portal/shared-ui/branding';
import { useAttempt } from '../../session/use-attempt.ts';
import { BAR_HEIGHT } from './bar-height.ts';

const MINUTE = 60_000;
const minutesUntil = (end: Date): number => Math.max(0, Math.floor((end.getTime() - Date.now()) / MINUTE));

/** Whole minutes until `end`, counted down. */
function useMinutesLeft(end: Date): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return minutesUntil(end);
}

/** Scroll padding, so that a focused element is not covered by the bar. */
function useBarPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = '6rem';
    return () => {
      style.scrollPaddingTop = '';
    };
  }, []);
}

/** The bar at the top of every page while impersonating: both names, environment, time left, and a button to stop. */
export function ImpersonationBar({ real, other, expires }: { real: string; other: string; expires: Date }) {
  const { environment } = useBranding();
  const minutes = useMinutesLeft(expires);
  useBarPadding();
  return (
    <Box
      as="section"
      aria-label={impersonation.region}
      minH={BAR_HEIGHT}
      position="sticky"
      top="0"
      zIndex="banner"
      bg="orange.subtle"
      color="orange.fg"
      borderBottomWidth="2px"
      borderColor="orange.solid"
    >
      <Flex
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="2"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        align="center"
      >
        <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
          {fill(impersonation.banner, { real, other })}
        </Text>
        <Badge colorPalette="orange" variant="outline" textTransform="none">
          {fill(impersonation.environment, { environment })}
        </Badge>
        <Text textStyle="sm">
          {minutes > 0 ? fill(impersonation.left, { minutes }) : impersonation.lastMinute}
        </Text>
        <Box flex="1" />
        <StopButton other={other} />
      </Flex>
    </Box>
  );
}

function StopButton({ other }: { other: string }) {
  const { stop } = useImpersonation();
  const { attempt, isBusy, refusal } = useAttempt();
  return (
    <>
      <Text role="alert" textStyle="sm" fontWeight="semibold">
        {refusal ? fill(impersonation.stopFailed, { other }) : null}
      </Text>
      <Button
        size="xs"
        colorPalette="gray"
        variant="solid"
        loading={isBusy}
        loadingText={impersonation.stopping}
        onClick={() => void attempt(() => stop())}
      >
        {fill(impersonation.stop, { other })}
      </Button>
    </>
  );
}
