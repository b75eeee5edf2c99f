import { useLocation } from '@portal/shared-ui/router';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { CopyRequestButton } from './CopyRequestButton.tsx';

afterEach(() => vi.unstubAllGlobals());

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};
async function copy(left_out: object[]) {
  const body = { id: 91, sfari_request_id: 'REQ000091', left_out };
  fakeApi(({ path }) => (path === '/request/7/copy/' ? { status: 201, body } : undefined));
  const { user } = renderWithPortal(
    <>
      <Where />
      <CopyRequestButton request={buildDraft()} />
    </>,
    { path: '/request/7' },
  );
  await user.click(screen.getByRole('button', { name: 'Copy as a new draft' }));
  return user;
}

test('a copy that holds everything opens at once', async () => {
  await copy([]);
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/request/create?draft=91'));
});

test('what is left out is said before the draft opens', async () => {
  await copy([{ label: 'Protocol', reason: 'Files are not copied. Please upload a present one' }]);
  const dialog = await screen.findByRole('dialog', { name: 'REQ000091 is a copy' });
  expect(
    within(dialog).getByText('Protocol: Files are not copied. Please upload a present one'),
  ).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe(
    '/request/create?draft=91',
  );
  expect(await axeViolations(dialog)).toEqual([]);
});
