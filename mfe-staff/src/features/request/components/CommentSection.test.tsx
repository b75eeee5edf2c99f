// @vitest-environment jsdom
import { stubRangeRects } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { CommentSection } from './CommentSection.tsx';

beforeAll(stubRangeRects);
afterEach(() => vi.unstubAllGlobals());

test('a comment names the colleague who was chosen behind the @ [S2.6-11]', async () => {
  const request = buildRequest();
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const people = [{ id: 7, display_name: 'Ada Ruiz', email: 'ada@foundation.test' }];
  const sent = serve({
    'GET /person/': () => ({ body: page(people) }),
    [`PATCH /request/${request.id}/`]: () => ({ body: request }),
  });
  const { user } = showAs('sfari_admin', <CommentSection request={request} etag={null} reload={reload} />);
  await user.click(screen.getByRole('textbox', { name: 'New comment' }));
  await screen.findByRole('button', { name: 'Mention a person' });
  await user.click(screen.getByRole('textbox', { name: 'New comment' }));
  await user.keyboard('Please ask @ad');
  await user.click(await screen.findByRole('option', { name: /Ada Ruiz/ }));
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  const text = '<p>Please ask <span data-mention="7">@Ada Ruiz</span> </p>';
  expect(sent.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { path: `/request/${request.id}/`, body: { comments: { add: { text } } } },
  ]);
  const asked = sent.find(({ path }) => path === '/person/');
  expect(asked?.query.get('groups__name__in')).toBe('sfari_reviewer,sfari_admin,abn_proj_mgr');
});
