import { useEffect } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import {
  Box,
  Disclosure,
  fill,
  Flex,
  formatDateTime,
  Heading,
  StatusBadge,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { releases as words } from '#texts/releases';
import { listReasons, percent } from '../model/release-numbers.ts';
import { SwitchRelease } from './SwitchRelease.tsx';
import { VersionTable } from './VersionTable.tsx';

type Health = ResponseOf<'GET /release-health/'>['apps'][number];

const TONES: Readonly<Record<Health['verdict']['state'], StatusTone>> = {
  no_canary: 'closed',
  too_few: 'info',
  not_worse: 'success',
  worse: 'danger',
};

interface AppReleaseProps {
  health: Health;
  /** The minimum number of sessions before a version is evaluated. */
  least: number;
  /** The period of the numbers while no new version is on trial. */
  days: number;
  onSwitched: () => Promise<void>;
}

/** One app: its versions and their shares, a comparison of both, and the actions. */
export function AppRelease({ health, least, days, onSwitched }: AppReleaseProps) {
  const { id, app, sides, verdict } = health;
  const { data: release, etag, reload } = useApi('GET /release/{id}/', { params: { id }, quiet: true });
  const found = sides.find(({ isCanary }) => isCanary)?.version;
  const present = sides.find(({ isCanary }) => !isCanary)?.version;
  const isOld = release !== undefined && (release.version !== present || release.canary?.version !== found);
  useEffect(() => {
    if (isOld) void reload();
  }, [isOld, reload]);
  const canary = release?.canary;
  const renew = async () => {
    await Promise.all([reload(), onSwitched()]);
  };
  return (
    <Box as="section" aria-label={app}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="md">
          {app}
        </Heading>
        <StatusBadge tone={TONES[verdict.state]}>{words.verdicts[verdict.state]}</StatusBadge>
      </Flex>
      <Text overflowWrap="anywhere">
        {canary
          ? fill(words.tried, {
              found: canary.version,
              share: percent(canary.share),
              since: formatDateTime(canary.since),
              version: release.version,
            })
          : fill(words.current, { version: present ?? '' })}
      </Text>
      {verdict.state === 'too_few' ? (
        <Text color="fg.muted" textStyle="sm">
          {fill(words.least, { count: least })}
        </Text>
      ) : null}
      {verdict.reasons.length > 0 ? (
        <Text color="fg.error" textStyle="sm">
          {listReasons(verdict.reasons)}
        </Text>
      ) : null}
      {found === undefined ? (
        // Collapsed: four apps without a pending decision would fill the page.
        <Box mt="3">
          <Disclosure label={fill(words.sides, { app })} panelLabel={fill(words.sides, { app })}>
            <VersionTable app={app} sides={sides} period={fill(words.period, { days })} />
          </Disclosure>
        </Box>
      ) : (
        <VersionTable app={app} sides={sides} period={undefined} />
      )}
      {release ? <SwitchRelease release={release} etag={etag} reload={renew} /> : null}
    </Box>
  );
}
