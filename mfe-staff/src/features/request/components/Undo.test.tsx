import { screen, waitFor, within } from '@testing-library/react';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { useLocation } from '@portal/shared-ui/router';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import type { DecisionDialogProps } from '../api/use-decision.ts';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';

const ANDERS = {
  id: 3,
  display_name: 'Anders Falk',
  review_id: 44,
  reviewer_role: 1,
  quarter: null,
} as const;
afterEach(() => vi.unstubAllGlobals());

test('Undo in the notice restores a removed reviewer', async () => {
  const request = buildRequest({ review_users: [ANDERS] });
  const sent = serve({
    'DELETE /review/44/': () => ({ status: 204, body: null }),
    'POST /review/undo-removal/': () => ({ status: 204, body: null }),
  });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { user } = showAs('sfari_admin', <ReviewerSection request={request} etag={null} reload={reload} />);
  await user.click(screen.getByRole('button', { name: 'Remove Anders Falk' }));
  await user.click(await screen.findByRole('button', { name: 'Remove reviewer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Anders Falk reviews ${request.sfari_request_id} again`)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({
    path: '/review/undo-removal/',
    body: { request: request.id, review: 44 },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

function Shown(props: DecisionDialogProps) {
  return (
    <>
      <ConfirmDecision {...props} />
      <output data-testid="path">{useLocation().pathname}</output>
    </>
  );
}

function decide(request: Request, status: Request['status'], path = `/request/${request.id}`) {
  const onDone = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const nothing = () => Promise.resolve();
  const dialog = {
    request,
    openedEtag: '"1"',
    etag: '"1"',
    status,
    openedStatus: request.status,
    reload: nothing,
    onDone,
    onCancel: () => undefined,
  };
  return { ...showAs('sfari_admin', <Shown {...dialog} onConflict={nothing} />, { path }), onDone };
}

test.each([
  [REQUEST_STATUS.ARCHIVED, 'Archive Request', 'Archived'],
  [REQUEST_STATUS.SUSPENDED, 'Suspend Request', 'Suspended'],
] as const)(
  'what ended the access is taken back, on the version that it made: %s',
  async (status, button, label) => {
    const request = buildRequest({ status: REQUEST_STATUS.FULFILLED });
    const sent = serve({ [`POST /request/${request.id}/decision/`]: () => ({ body: request }) });
    const { user, onDone } = decide(request, status);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
    await screen.findByText(`${request.sfari_request_id} is now ${label}`);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(`${request.sfari_request_id} is now Fulfilled`);
    const decisions = sent.filter(({ method }) => method === 'POST');
    expect(decisions.map(({ body }) => body)).toEqual([{ status }, { status: REQUEST_STATUS.FULFILLED }]);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  },
);

test('a withdrawal offers no Undo: nothing leads back', async () => {
  const request = buildRequest({ status: REQUEST_STATUS.SUBMITTED });
  serve({ [`POST /request/${request.id}/decision/`]: () => ({ body: request }) });
  const { user } = decide(request, REQUEST_STATUS.WITHDRAWN);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw Request' }),
  );
  await screen.findByText(`${request.sfari_request_id} is now Withdrawn`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

async function withdraw(path: string): Promise<ReturnType<typeof decide> & { code: string; own: string }> {
  const request = buildRequest({ status: REQUEST_STATUS.APPROVED });
  const decided = { ...request, status: REQUEST_STATUS.WITHDRAWN };
  serve({ [`POST /request/${request.id}/decision/`]: () => ({ body: decided }) });
  const shown = decide(request, REQUEST_STATUS.WITHDRAWN, path);
  const code = request.sfari_request_id;
  await shown.user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
  expect(await screen.findByText(`${code} is now Withdrawn`)).toBeTruthy();
  return { ...shown, code, own: `/request/${request.id}` };
}

test('the notice of a decision goes along through a queue and leads back', async () => {
  const { user, code, own } = await withdraw('/request/999?from=%2Fresource-request');
  await user.click(screen.getByRole('button', { name: `Back to ${code}` }));
  expect(screen.getByTestId('path').textContent).toBe(own);
});

test('outside of a queue the notice leads nowhere: one is there', async () => {
  const { code } = await withdraw('/request/999');
  expect(screen.queryByRole('button', { name: `Back to ${code}` })).toBeNull();
});
