import { MESSAGES } from '@portal/contract/messages';
import type { Request } from '@portal/contract/types';
import { useLocation } from '@portal/shared-ui/router';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { MoveToMeeting } from './MoveToMeeting.tsx';

afterEach(() => vi.unstubAllGlobals());

function Where() {
  const { pathname, search } = useLocation();
  return <p>At {decodeURIComponent(pathname + search)}</p>;
}

/** As on a page where another act of the reader makes a new version. */
function Versioned({ request }: { request: Request }) {
  const [version, setVersion] = useState(5);
  return (
    <>
      <input aria-label="Version" onChange={({ target }) => setVersion(Number(target.value))} />
      <MoveToMeeting request={request} etag={`W/"${version}"`} reload={() => Promise.resolve()} />
    </>
  );
}

function open(type: 4 | 8 = 4, isAllowed = true) {
  const request = buildRequest({ type, status: 3 });
  const answers: { status: number; body: unknown }[] = [];
  const sent = serve({
    [`POST /request/${request.id}/move-to-meeting/`]: () => answers.shift() ?? { status: 200, body: request },
  });
  const shown = showAs(
    'sfari_admin',
    <>
      <Where />
      <Versioned request={{ ...request, abilities: { ...request.abilities, move_to_meeting: isAllowed } }} />
    </>,
    { path: `/request/${request.id}` },
  );
  return { ...shown, request, sent, answers };
}
const press = async ({ user, request }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Close and Move to Review Meeting' }));
  const title = `Move ${request.sfari_request_id} to the review meeting?`;
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: 'Close and Move to Review Meeting' }));
};

test.each([
  [4, 'At /research-match-review'],
  [8, 'At /abn-dashboard'],
] as const)(
  'type %i is moved at the version on the page with a message, and its queue follows [S2.6-15 S4.5-02]',
  async (type, place) => {
    const page = open(type);
    await press(page);
    const modal = await screen.findByRole('dialog', { name: 'Appliation Moved Successfully' });
    expect(modal.textContent).toContain('The application has been moved to the review meeting.');
    expect(await axeViolations(modal)).toEqual([]);
    expect(page.sent.find(({ method }) => method === 'POST')?.ifMatch).toBe('W/"5"');
    await page.user.click(within(modal).getByRole('button', { name: 'Back to the queue' }));
    expect(await screen.findByText(place)).toBeTruthy();
  },
);

test('what the reader changed on the page before is not taken for a change of someone else', async () => {
  const page = open();
  await page.user.type(screen.getByRole('textbox', { name: 'Version' }), '6');
  await press(page);
  await screen.findByRole('dialog', { name: MESSAGES.movedToMeeting });
  expect(page.sent.find(({ method }) => method === 'POST')?.ifMatch).toBe('W/"6"');
});

test('a refusal is shown in the dialog, and no one leaves [S2.6-15]', async () => {
  const page = open();
  page.answers.push({
    status: 409,
    body: { code: 'WRONG_STATE', detail: 'It is already there', correlation_id: 'c' },
  });
  await press(page);
  expect(await screen.findByText('It is already there')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: MESSAGES.movedToMeeting })).toBeNull();
});

test('it is there only where the server allows it [S2.6-15]', () => {
  open(4, false);
  expect(screen.queryByRole('button')).toBeNull();
});
