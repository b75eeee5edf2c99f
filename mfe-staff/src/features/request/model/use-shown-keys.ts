import type { Command } from '@portal/shared-ui/commands';
import { useKeyChoice } from '@portal/shared-ui/keys';

/** The keys shown with a command, if the reader has turned keys on. */
export function useShownKeys(): (...keys: string[]) => Pick<Command, 'keys'> {
  const { isOn } = useKeyChoice();
  return (...keys) => (isOn ? { keys } : {});
}
