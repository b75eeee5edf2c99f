/** What a change of a request's status causes beyond its row. A new effect is a line here. */
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
  /** After the status is written; the row is locked. It may find that nothing is to be done. */
  readonly run: (work: Work, id: number) => Promise<unknown>;
}

/** In the order in which they run. */
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
