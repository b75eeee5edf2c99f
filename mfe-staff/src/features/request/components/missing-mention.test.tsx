import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AuditTab } from './AuditTab.tsx';
import { CommentList } from './CommentList.tsx';

afterEach(() => vi.unstubAllGlobals());

const TEXT =
  '<p><span data-mention="7">@Ada Ruiz</span> and <span data-mention="8">@Bo Chen</span>, please look</p>';
const SHOWN = '@former user and @Bo Chen, please look';
const comment = {
  id: 1,
  text: TEXT,
  author: { id: 3, display_name: 'Dana Whitaker' },
  created: '2026-11-05T03:00:00Z',
  missing_mentions: [7],
};

test('a mentioned person who is not found is a placeholder among the comments [R8-18]', () => {
  serve({});
  const { container } = showAs('sfari_admin', <CommentList comments={[comment]} />);
  expect(container.querySelector('[data-mention]')?.parentElement?.textContent).toBe(SHOWN);
});

test('a mentioned person who is not found is a placeholder in the audit trail [R8-18]', async () => {
  const entry = {
    id: 5,
    model: 'comment',
    pk: '1',
    parent_pk: null,
    operation: 'created',
    modified: '2026-11-05T03:00:00Z',
    modifier: { id: 3, display_name: 'Dana Whitaker' },
    impersonator: null,
    changes: { text: [null, TEXT] },
  };
  serve({ 'GET /history/': () => ({ body: page([entry]) }), 'GET /person/': () => ({ body: page([]) }) });
  showAs('sfari_admin', <AuditTab request={buildRequest({ comments: [comment] })} />);
  expect(await screen.findByText(SHOWN, { exact: false })).toBeTruthy();
  expect(screen.queryByText(/Ada Ruiz/)).toBeNull();
});
