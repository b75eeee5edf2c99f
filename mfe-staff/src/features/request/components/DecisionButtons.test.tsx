import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Deciding } from './Deciding.tsx';
import { DecisionSection } from './DecisionSection.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each<[RequestStatus, string]>([
  [5, 'Reject Request and send Email'],
  [6, 'Request Revisions and send Email'],
  [4, 'Approve Request and send Email'],
  [10, 'Conditionally Approve Request and send Email'],
  [9, 'Defer Request and send Email'],
  [11, 'Withdraw Request'],
  [7, 'Mark Request as Fulfilled'],
  [13, 'Archive Request'],
  [14, 'Suspend Request'],
  [12, 'Update Request and Send Team emails'],
])(
  'decision %i has the button "%s" [S4.3-04 S4.3-05 S4.3-06 S4.3-07 S4.3-08 S4.3-09 S4.3-10 S4.3-11 S4.3-12 S4.3-13]',
  async (status, button) => {
    serve({});
    const request = buildRequest({ id: 900 + status, decisions: [status] });
    const { user } = showAs(
      'sfari_admin',
      <Deciding request={request} etag={'"7"'} reload={() => Promise.resolve()}>
        <DecisionSection request={request} />
      </Deciding>,
    );
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Decision'), REQUEST_STATUS_LABELS[status]);
    expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false);
  },
);
