import { Box } from '@chakra-ui/react';
import { useSession } from '../session/index.ts';
import { listCommandTabs, type CommandTabKey } from './command-tabs.ts';
import { QueueLinks } from './QueueLinks.tsx';
import { useCommandCounts } from './use-command-counts.ts';
import { requestQueue as words } from '#texts/request-queue';

/**
 * The command centre of staff: its tabs, each with how much waits there for the foundation. It stands on the home and on
 * the pages to which it leads, of which `current` names the one on screen.
 */
export function CommandStrip({ current }: { current?: CommandTabKey }) {
  const { role, user } = useSession();
  const tabs = listCommandTabs(role);
  const counts = useCommandCounts(tabs.length > 0, role === 'sfari_reviewer' ? (user?.id ?? null) : null);
  if (tabs.length === 0) return null;
  return (
    <Box mb={current ? '6' : '0'}>
      <QueueLinks
        layout="strip"
        label={words.commandCentre}
        countWords={words.waits}
        current={current ?? ''}
        queues={tabs.map(({ key, label, to }) => ({ key, label, to, count: counts[key] }))}
      />
    </Box>
  );
}

/** The same as a panel of the home. */
export const CommandPanel = () => <CommandStrip />;
