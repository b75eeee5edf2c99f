import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { useCommands } from '@portal/shared-ui/commands';
import { quickDecisions } from './quick-decisions.ts';
import { useShownKeys } from './use-shown-keys.ts';
import { request as words } from '#texts/request';

/** Adds the decisions that the server allows to the command line; each opens its letter like its button. */
export function useDecisionCommands(
  offered: readonly RequestStatus[],
  begin: (status: RequestStatus) => void,
): void {
  const shown = useShownKeys();
  const quick = quickDecisions(offered);
  useCommands([
    ...quick.map(({ status, key }) => ({
      id: `decide ${status}`,
      label: words.dock.decisions[status as keyof typeof words.dock.decisions],
      ...shown('d', key),
      run: () => begin(status),
    })),
    ...offered
      .filter((status) => !quick.some((one) => one.status === status))
      .map((status) => ({
        id: `decide ${status}`,
        label: fill(words.commands.setStatus, { status: REQUEST_STATUS_LABELS[status] }),
        isTypedOnly: true,
        run: () => begin(status),
      })),
  ]);
}
