import type { StaffOperationKind } from '@portal/contract';

/** The response of `GET /staff-operation/`: one operation on twelve items in that state, or none. */
export function listOperations(kind: StaffOperationKind, state?: string, done = 0) {
  const one = {
    id: 5,
    kind,
    state,
    done,
    total: 12,
    created: '2026-11-25T12:00:00Z',
    finished: null,
    subject: '',
    reason: '',
    abilities: {},
  };
  const results = state === undefined ? [] : [one];
  return { count: results.length, next: null, previous: null, results };
}
