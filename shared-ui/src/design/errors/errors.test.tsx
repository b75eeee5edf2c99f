import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { ErrorBoundary, ForbiddenPanel, NotFoundPanel, RetryPanel, ServerErrorPanel } from './index.ts';

test('a part that throws shows Try again, and trying again mounts it anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = { isDown: true };
  function Fragile() {
    if (server.isDown) throw new Error('secret detail');
    return <p>Works again</p>;
  }
  const onError = vi.fn<() => void>();
  const { user } = renderWithPortal(
    <ErrorBoundary onError={onError}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).not.toContain('secret detail');
  expect(onError).toHaveBeenCalledOnce();
  server.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works again')).toBeTruthy();
  vi.restoreAllMocks();
});

test('RetryPanel shows the correlation id of an API error and copies it', async () => {
  const { user } = renderWithPortal(
    <RetryPanel title="Requests could not be loaded" error={{ correlation_id: 'c-81' }} onRetry={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe('c-81');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('403, 404 and 500 use the words of the specification and have no axe violation', async () => {
  const { container } = renderWithPortal(
    <>
      <ForbiddenPanel correlationId="c-1" />
      <NotFoundPanel correlationId="c-2" headingLevel={2} />
      <ServerErrorPanel correlationId="c-3" method="GET" url="/api/request/" headingLevel={2} />
    </>,
  );
  expect(screen.getByText("Sorry, you currently don't have permission to access this page")).toBeTruthy();
  expect(screen.getByText('Looking for something?')).toBeTruthy();
  expect(
    screen.getByText('Sorry, but there was an issue retrieving necessary data from the server'),
  ).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Return To Home' })).toHaveLength(3);
  expect(await axeViolations(container)).toEqual([]);
});

test('a failure that is the whole page names the document; one inside a page does not', () => {
  document.title = 'Requests';
  renderWithPortal(<ServerErrorPanel headingLevel={2} />);
  expect(document.title).toBe('Requests');
  renderWithPortal(<NotFoundPanel />);
  expect(document.title).toContain('Looking for something?');
});
