import { expect, it } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { ownTurns } from './your-turn.ts';

it('puts what reviewers asked for before drafts, each with its link, and leaves out requests of others', () => {
  const draft = buildDraft();
  const revision = { ...draft, id: 4, sfari_request_id: 'REQ000004', status: 6 as const };
  const others = { ...draft, id: 9, owner: { id: 99, display_name: 'Somebody else' } };
  expect(ownTurns([draft, others, revision], 3).map(({ link }) => link)).toEqual([
    { label: 'Revise REQ000004', to: '/request/4?mode=edit' },
    { label: 'Continue REQ000007', to: '/request/create?draft=7' },
  ]);
});
