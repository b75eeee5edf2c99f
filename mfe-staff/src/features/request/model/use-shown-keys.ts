import type { Command } from '@portal/shared-ui/commands';
import { useKeyChoice } from '@portal/shared-ui/keys';

/** Keys of a command, while the reader has keys. */
export function useShownKeys(): (...keys: string[]) => Pick<Command, 'keys'> {
  const { isOn } = useKeyChoice();
  return (...keys) => (isOn ? { keys } : {});
}
