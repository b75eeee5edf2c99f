/** Effects of a status change beyond the row itself. New effects are added to this list. */
import { REQUEST_STATUS as S } from '@portal/contract';
import type { Work } from '@portal/kit';
import { syncDatasetAccess } from '../../dataset-access/index.ts';
import { extendExpiration } from './extend-expiration.ts';
import { isApproval, lockProject } from './lock-project.ts';
import type { StatusChange } from './status-dates.ts';
import { askForTransferAgreement } from './transfer-agreement.ts';

export type StatusEffectName =
  | 'lock_project'
  | 'extend_renewed_request'
  | 'ask_for_transfer_agreement'
  | 'sync_dataset_access';

interface StatusEffect {
  readonly name: StatusEffectName;
  readonly when: (change: StatusChange) => boolean;
  /** Runs after the status is written, with the row locked. It may find nothing to do. */
  readonly run: (work: Work, id: number) => Promise<unknown>;
}

/** In execution order. */
const STATUS_EFFECTS: readonly StatusEffect[] = [
  { name: 'lock_project', when: ({ to }) => isApproval(to), run: lockProject },
  {
    name: 'extend_renewed_request',
    when: ({ from, to }) => to === S.APPROVED && from !== S.APPROVED,
    run: extendExpiration,
  },
  { name: 'ask_for_transfer_agreement', when: ({ to }) => to === S.APPROVED, run: askForTransferAgreement },
  {
    name: 'sync_dataset_access',
    when: ({ from, to }) => to === S.FULFILLED || from === S.FULFILLED,
    run: (work, id) => syncDatasetAccess(work, [id]),
  },
];

export const listStatusEffects = (change: StatusChange): readonly StatusEffect[] =>
  STATUS_EFFECTS.filter(({ when }) => when(change));
