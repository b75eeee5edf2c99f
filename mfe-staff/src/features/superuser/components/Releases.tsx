import { LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { releases as words } from '#texts/releases';
import { AppRelease } from './AppRelease.tsx';
import { ReleaseSwitches } from './ReleaseSwitches.tsx';

/** As often as the portal looks itself. */
const LOOK_AGAIN = 15_000;

/** Which version of each app people get, how it fares, and the way to promote a new one or take it back (decision 411). */
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
        // What was switched elsewhere is shown with the versions that it led to.
        key={data.apps.flatMap(({ sides }) => sides.map(({ version }) => version)).join(' ')}
      />
    </Stack>
  );
}
