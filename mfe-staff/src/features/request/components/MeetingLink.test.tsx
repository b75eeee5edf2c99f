import type { Request } from '@portal/contract/types';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { MeetingLink } from './MeetingLink.tsx';

function Decided({ request }: { request: Request }) {
  const [status, setStatus] = useState(request.status);
  return (
    <>
      <button type="button" onClick={() => setStatus(14)}>
        Decide
      </button>
      <MeetingLink request={{ ...request, status }} />
    </>
  );
}

test('the link to the meeting remains after the decision, so that the agenda continues', async () => {
  const { user, unmount } = showAs('sfari_admin', <Decided request={buildRequest({ type: 4, status: 8 })} />);
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/request\/\d+\/review-meeting$/);
  unmount();
  showAs('sfari_admin', <Decided request={buildRequest({ type: 4, status: 14 })} />);
  expect(screen.queryByRole('link')).toBeNull();
});
