import { screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { Page, RouteLink, setSiteName, useErrorTitle } from './index.ts';

function Site() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Page title="Home page">
            <RouteLink to="/project/7">Open project</RouteLink>
          </Page>
        }
      />
      <Route
        path="/project/7"
        element={
          <Page title="Sleep in siblings" breadcrumbs={[{ label: 'Projects', to: '/project' }]}>
            <RouteLink to="?tab=team">Team</RouteLink>
          </Page>
        }
      />
    </Routes>
  );
}

// the first of the file: nothing was loaded before it
test('what follows the wait for the page that was loaded first is no move', async () => {
  // the first load of a document: other tests of this worker have already moved in the shared module
  vi.resetModules();
  const { useFocusOnRouteChange } = await import('./use-focus-on-route-change.ts');
  function Heading({ title, isWaiting = false }: { title: string; isWaiting?: boolean }) {
    const heading = useFocusOnRouteChange(isWaiting);
    return (
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    );
  }
  renderWithPortal(
    <Routes>
      <Route
        path="/request/7"
        element={
          <>
            <Heading title="Requests" isWaiting />
            <Navigate to="/404" replace />
          </>
        }
      />
      <Route path="/404" element={<Heading title="Not found" />} />
    </Routes>,
    { path: '/request/7' },
  );
  expect(await screen.findByRole('heading', { name: 'Not found' })).not.toBe(document.activeElement);
});

test('a route change moves focus to the h1 and sets the title; a change of the query does not', async () => {
  setSiteName('SFARI Base');
  const { user, container } = renderWithPortal(<Site />);
  expect(document.title).toBe('Home page – SFARI Base');
  await user.click(screen.getByRole('link', { name: 'Open project' }));
  expect(document.title).toBe('Sleep in siblings – SFARI Base');
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep in siblings' })).toBe(document.activeElement);
  await user.click(screen.getByRole('link', { name: 'Team' }));
  expect(screen.getByRole('link', { name: 'Team' })).toBe(document.activeElement);
  expect(await axeViolations(container)).toEqual([]);
});

function Loading({ isLoaded }: { isLoaded: boolean }) {
  return isLoaded ? <LoadedPage /> : <Page title="Request">Fetching Information</Page>;
}
const LoadedPage = () => <Page title="REQ000297">loaded</Page>;

function Queue({ isLoaded }: { isLoaded: boolean }) {
  return (
    <>
      <RouteLink to="/request/297">Open request</RouteLink>
      <Routes>
        <Route path="/" element={<Page title="Queue">rows</Page>} />
        <Route path="/request/297" element={<Loading isLoaded={isLoaded} />} />
      </Routes>
    </>
  );
}

test('the focus moves to the h1 of what was loaded, unless the reader moved it', async () => {
  const { user, rerender } = renderWithPortal(<Queue isLoaded={false} />);
  screen.getByRole('link', { name: 'Open request' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Request' })).toBe(document.activeElement);
  rerender(<Queue isLoaded />);
  expect(screen.getByRole('heading', { level: 1, name: 'REQ000297' })).toBe(document.activeElement);
  rerender(<Queue isLoaded={false} />);
  screen.getByRole('link', { name: 'Open request' }).focus();
  rerender(<Queue isLoaded />);
  expect(screen.getByRole('link', { name: 'Open request' })).toBe(document.activeElement);
});

function Form() {
  const isOpen = useLocation().hash === '#step';
  if (isOpen) return <Page title="Step 1">form</Page>;
  return (
    <Page key="start" title="Before you start">
      <RouteLink to="#step">Start now</RouteLink>
    </Page>
  );
}

test('a page that takes the place of another at the same path takes the focus of the link that is gone', async () => {
  const { user } = renderWithPortal(<Form />, { path: '/start' });
  await user.click(screen.getByRole('link', { name: 'Start now' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Step 1' })).toBe(document.activeElement);
});

function LatePage() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setHere(true)));
    return () => clearTimeout(timer);
  }, []);
  return isHere ? (
    <Page title="Reset your password">
      <input aria-label="Email" />
    </Page>
  ) : null;
}

test('the h1 does not take the focus from a field that the reader entered immediately', async () => {
  const observer = new MutationObserver(() => {
    const field = screen.queryByLabelText('Email');
    field?.focus();
    if (field) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  renderWithPortal(<LatePage />, { path: '/late' });
  const field = await screen.findByLabelText('Email');
  await waitFor(() => expect(document.title).toContain('Reset your password'));
  expect(field).toBe(document.activeElement);
});

test('breadcrumbs read Home > section > title', () => {
  renderWithPortal(<Site />, { path: '/project/7' });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Home', 'Projects', 'Sleep in siblings']);
});

function Broken({ hasErrors }: { hasErrors: boolean }) {
  useErrorTitle(hasErrors);
  return <Page title="New project">form</Page>;
}

test("'Error:' comes first in the title while the form has errors", () => {
  setSiteName('');
  const { rerender } = renderWithPortal(<Broken hasErrors />);
  expect(document.title).toBe('Error: New project');
  rerender(<Broken hasErrors={false} />);
  expect(document.title).toBe('New project');
});
