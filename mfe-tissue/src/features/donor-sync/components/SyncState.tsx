import type { DonorSync } from '@portal/contract/types';
import { StatusBadge, type StatusTone } from '@portal/shared-ui';
import { donorSync as words } from '#texts/donor-sync';

const TONES: Readonly<Record<DonorSync['state'], StatusTone>> = {
  running: 'info',
  done: 'success',
  failed: 'danger',
};

/** The state of a synchronization as a badge. */
export const SyncState = ({ state }: Pick<DonorSync, 'state'>) => (
  <StatusBadge tone={TONES[state]} alignSelf="flex-start">
    {words.states[state]}
  </StatusBadge>
);
