import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../data/index.ts';
import { renderWithPortal } from '../../testing/index.ts';
import { ReadGate, SupportAddress } from './index.ts';

const refused = (status: number) => ({
  data: undefined,
  error: new ApiError({ status, detail: 'no', correlationId: 'c-7' }),
  reload: vi.fn<() => Promise<void>>(() => Promise.resolve()),
});

test('what was read is shown', () => {
  renderWithPortal(
    <ReadGate read={{ ...refused(500), data: 'Northfield', error: undefined }} failure="Could not get it.">
      {(name) => <p>{name}</p>}
    </ReadGate>,
  );
  expect(screen.getByText('Northfield')).toBeTruthy();
});

test('a refusal says whom to write to, as the page of that refusal does', () => {
  renderWithPortal(
    <SupportAddress value="help@foundation.test">
      <ReadGate isPart read={refused(403)} failure="Could not get it.">
        {() => null}
      </ReadGate>
    </SupportAddress>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Permissions Issue' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'help@foundation.test' }).getAttribute('href')).toBe(
    'mailto:help@foundation.test',
  );
});

test('any other failure is described in the words of the page and can be tried again', async () => {
  const read = refused(500);
  const { user } = renderWithPortal(
    <ReadGate read={read} failure="Could not get it.">
      {() => null}
    </ReadGate>,
  );
  expect(screen.getByText('Could not get it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(read.reload).toHaveBeenCalledOnce();
});

test('a page has the name of its kind until that of its object is known; a section has no heading', () => {
  const waiting = { ...refused(500), error: undefined };
  const { rerender } = renderWithPortal(
    <ReadGate read={waiting} failure="Could not get it." heading="Requests">
      {() => null}
    </ReadGate>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Requests' })).toBeTruthy();
  rerender(
    <ReadGate isPart read={waiting} failure="Could not get it.">
      {() => null}
    </ReadGate>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
