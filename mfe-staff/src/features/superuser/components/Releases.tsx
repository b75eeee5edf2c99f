import { LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { releases as words } from '#texts/releases';
import { AppRelease } from './AppRelease.tsx';
import { ReleaseSwitches } from './ReleaseSwitches.tsx';

/** The interval at which the portal itself checks the releases. */
const LOOK_AGAIN = 15_000;

/** The current version of each app, its health, and buttons to promote a new version or roll it back (decision 411). */
export function Releases() {
  const { data, error, reload } = useApi('GET /release-health/', {
    quiet: true,
    swr: { refreshInterval: LOOK_AGAIN },
  });
  if (!data)
    return error ? (
      <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
    ) : (
      <LoadingText />
    );
  if (data.apps.length === 0) return <Text>{words.notWatched}</Text>;
  return (
    <Stack gap="8" align="stretch">
      {data.apps.map((one) => (
        <AppRelease key={one.id} health={one} least={data.least} days={data.days} onSwitched={reload} />
      ))}
      <ReleaseSwitches
        // The key remounts the list when versions change, so that it matches the new ones.
        key={data.apps.flatMap(({ sides }) => sides.map(({ version }) => version)).join(' ')}
      />
    </Stack>
  );
}
