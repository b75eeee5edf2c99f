import { Box } from '@chakra-ui/react';
import { countText } from '../../design/layout/count-text.ts';
import { fill } from '../../design/layout/fill.ts';
import { useSession } from '../session/index.ts';
import { listCommandTabs, type CommandTabKey } from './command-tabs.ts';
import { QueueLinks } from './QueueLinks.tsx';
import { useCommandCounts } from './use-command-counts.ts';
import { requestQueue as words } from '#texts/request-queue';

const OF_REQUESTS: readonly CommandTabKey[] = ['resource', 'research-match', 'tissue'];

/**
 * The command center of staff: its tabs, each with the number of items that wait for the foundation. It appears on the
 * home page and on the pages of its tabs; `current` is the tab on screen.
 */
export function CommandStrip({ current }: { current?: CommandTabKey }) {
  const { role } = useSession();
  const tabs = listCommandTabs(role);
  // Reviewers get counts of their own open reviews only, while the lists behind the tabs show all. The count therefore
  // says that it is theirs.
  const isOwn = role === 'sfari_reviewer';
  const counts = useCommandCounts(tabs.length > 0, isOwn);
  const describe = (key: CommandTabKey) => {
    const count = counts[key];
    if (!isOwn || count === undefined || !OF_REQUESTS.includes(key)) return count;
    return fill(words.yours, { shown: countText(count) });
  };
  if (tabs.length === 0) return null;
  return (
    <Box mb={current ? '6' : '0'}>
      <QueueLinks
        layout="strip"
        label={words.commandCentre}
        countWords={words.waits}
        current={current ?? ''}
        queues={tabs.map(({ key, label, to }) => ({ key, label, to, count: describe(key) }))}
      />
    </Box>
  );
}

/** The same component as a panel of the home page. */
export const CommandPanel = () => <CommandStrip />;
