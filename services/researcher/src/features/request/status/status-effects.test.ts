/** Which change of status causes what, by hand. */
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import { expect, it } from 'vitest';
import { listStatusEffects } from './status-effects.ts';

const effects = (from: RequestStatus, to: RequestStatus): string[] =>
  listStatusEffects({ id: 1, from, to }).map(({ name }) => name);

it('an approval locks the project; only the full one moves a renewed date and asks for the agreement', () => {
  const approved = ['lock_project', 'extend_renewed_request', 'ask_for_transfer_agreement'];
  expect(effects(S.UNDER_REVIEW, S.APPROVED)).toEqual(approved);
  expect(effects(S.APPROVED_PENDING_TEAM, S.APPROVED)).toEqual(approved);
  expect(effects(S.UNDER_REVIEW, S.APPROVED_PENDING_TEAM)).toEqual(['lock_project']);
});

it('access follows whatever gives or takes it', () => {
  expect(effects(S.APPROVED, S.FULFILLED)).toEqual(['sync_dataset_access']);
  for (const to of [S.SUSPENDED, S.ARCHIVED]) {
    expect(effects(S.FULFILLED, to)).toEqual(['sync_dataset_access']);
    expect(effects(to, S.FULFILLED)).toEqual(['sync_dataset_access']);
  }
});

it('other changes cause nothing', () => {
  expect(effects(S.CREATED, S.SUBMITTED)).toEqual([]);
  expect(effects(S.SUBMITTED, S.UNDER_REVIEW)).toEqual([]);
  expect(effects(S.UNDER_REVIEW, S.REJECTED)).toEqual([]);
});
