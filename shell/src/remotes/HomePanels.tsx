import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import { Box, Grid, IN_ORDER, LoadingText, Stack } from '@portal/shared-ui';
import { RetryPanel, useRepeatedAttempt } from '@portal/shared-ui/errors';
import type { HomePanel } from '@portal/shared-ui/federation';
import { useSession } from '@portal/shared-ui/session';
import { AppsListFailure } from './AppsListFailure.tsx';
import { remoteLoader } from './federation.ts';
import { FoldedPanel, HomePanelFrame } from './HomePanelFrame.tsx';
import { panelsFor, servesPerson } from './home-panels.ts';
import { useRemotes } from './registry-context.ts';
import { remotes as words } from '#texts/remotes';

const WITH_SIDE = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

type Loaded = { entry: RemoteEntry; panels: HomePanel[] | null };

function loadPanels(entries: readonly RemoteEntry[]): Promise<Loaded[]> {
  return Promise.all(
    entries.map(async (entry): Promise<Loaded> => {
      try {
        return { entry, panels: (await remoteLoader.load(entry.name)).homePanels };
      } catch {
        return { entry, panels: null };
      }
    }),
  );
}

/**
 * The home panels of all apps for the session role, in order; a panel reports an app that failed to load. `empty` is
 * shown if there are none.
 */
export function HomePanels({ empty }: { empty: ReactNode }) {
  const { role, user: person } = useSession();
  const { status, remotes } = useRemotes();
  const [loaded, setLoaded] = useState<readonly Loaded[] | null>(null);
  const viewer = useMemo(() => ({ role, person }), [role, person]);
  const load = () => loadPanels(remotes.filter((entry) => servesPerson(entry, viewer))).then(setLoaded);
  const missing = loaded?.filter(({ panels }) => panels === null) ?? [];
  useRepeatedAttempt({
    isNeeded: missing.length > 0,
    attempt: () => Promise.all(missing.map(({ entry }) => remoteLoader.load(entry.name))),
    onSuccess: () => void load(),
  });

  useEffect(() => {
    let isCurrent = true;
    void loadPanels(remotes.filter((entry) => servesPerson(entry, viewer))).then((apps) =>
      isCurrent ? setLoaded(apps) : undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [remotes, viewer]);

  if (status === 'failed') return <AppsListFailure title={words.listOfAppsFailed} />;
  if (!loaded) return <LoadingText />;
  const panels = panelsFor(
    loaded.flatMap((app) => app.panels ?? []),
    viewer,
  );
  const folded = panels.filter(({ isFolded }) => isFolded);
  const side = panels.filter(({ width, isFolded }) => width === 'side' && !isFolded);
  const main = panels.filter((panel) => !folded.includes(panel) && !side.includes(panel));
  return (
    <Grid columnGap="6" rowGap="6" templateColumns={COLUMNS} css={IN_ORDER}>
      {side.length > 0 ? (
        <Grid gridColumn="1 / -1" columnGap="8" rowGap="8" templateColumns={WITH_SIDE} css={IN_ORDER}>
          {[main, side].map((column, place) => (
            <Stack key={place === 0 ? 'main' : 'side'} gap="8" css={IN_ORDER}>
              {column.map((panel) => (
                <HomePanelFrame panel={panel} key={panel.id} />
              ))}
            </Stack>
          ))}
        </Grid>
      ) : (
        main.map((panel) => <HomePanelFrame panel={panel} key={panel.id} />)
      )}
      {folded.length > 0 ? (
        <Grid
          gridColumn="1 / -1"
          columnGap="6"
          rowGap="2"
          alignItems="start"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        >
          {folded.map((panel) => (
            <FoldedPanel panel={panel} key={panel.id} />
          ))}
        </Grid>
      ) : null}
      {missing.length > 0 ? (
        <Box gridColumn="1 / -1">
          <RetryPanel title={words.panelsNotLoaded} onRetry={() => void load()} />
        </Box>
      ) : null}
      {panels.length + missing.length === 0 ? <Box gridColumn="1 / -1">{empty}</Box> : null}
    </Grid>
  );
}
