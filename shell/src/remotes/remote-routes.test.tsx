import { act, screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import type { RemoteEntry } from '@portal/contract/remotes';
import type { Role } from '@portal/contract/roles';
import { PortalProvider } from '@portal/shared-ui';
import type { RemoteModule } from '@portal/shared-ui/federation';
import { createMemoryRouter, Outlet, RouterLink, RouterProvider } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestartContext } from '../session/restart.ts';
import { remoteRoutes } from './remote-routes.tsx';
import { VISITOR, setUpUser } from '@portal/shared-ui/testing';

const remote = (name: string, path: string, roles: Role[]): RemoteEntry => ({
  name,
  label: `App ${name}`,
  version: '1',
  manifest: `/mfe/${name}/1/mf-manifest.json`,
  integrity: 'sha384-x',
  routes: [{ path, roles }],
  navigation: [{ label: `Requests of ${name}`, path, roles, order: 1 }],
});
const remotes = [
  remote('mfe-researcher', '/request', ['primary_researcher']),
  remote('mfe-staff', '/request', ['sfari_admin']),
];
const app = (name: string, text: string): RemoteModule => ({
  name,
  routes: [{ path: 'request', element: <h1>{text}</h1> }],
  navigation: [],
  homePanels: [],
});
const session: SessionState = {
  ...VISITOR,
  status: 'signed-in',
};

type Load = (name: string) => Promise<RemoteModule>;

function show(load: Load, role: Role = 'sfari_admin', restart = () => undefined) {
  const places = remoteRoutes({
    remotes,
    role,
    load,
    refused: <p>Not for you</p>,
    notFound: <h1>Looking for something?</h1>,
  });
  const layout = (
    <>
      <header>
        <RouterLink to="/">Home</RouterLink>
      </header>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: layout,
        hydrateFallbackElement: <p>Loading</p>,
        children: [{ index: true, element: <h1>Home</h1> }, ...places.routes],
      },
    ],
    { initialEntries: ['/request'], patchRoutesOnNavigation: places.discover },
  );
  render(
    <PortalProvider>
      <SessionContext value={session}>
        <RestartContext value={restart}>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </RestartContext>
      </SessionContext>
    </PortalProvider>,
  );
  return router;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('one address belongs to the app of the session role', async () => {
  const load = vi.fn<Load>((name) => Promise.resolve(app(name, `Page of ${name}`)));
  show(load, 'primary_researcher');
  expect(await screen.findByRole('heading', { name: 'Page of mfe-researcher' })).toBeTruthy();
  expect(load.mock.calls).toEqual([['mfe-researcher']]);
});

test('a role that no app serves is refused, and nothing is loaded', async () => {
  const load = vi.fn<Load>();
  show(load, 'sbso');
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('a remote that does not load shows one panel; the layout lives; Try again brings it back', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('HTTP 404')));
  show(load);
  expect(await screen.findByText("Requests of mfe-staff didn't load")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();

  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText("Requests of mfe-staff didn't load")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValueOnce(app('mfe-staff', 'Back again'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeTruthy();
});

test('a remote that can be loaded again takes the place of its failure without a click', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<Load>(() => Promise.reject(new Error('HTTP 404')));
  show(load);
  expect(await screen.findByText("Requests of mfe-staff didn't load")).toBeTruthy();
  load.mockResolvedValue(app('mfe-staff', 'Back again'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeTruthy();
  vi.useRealTimers();
});

test('while a remote hangs one can go elsewhere', async () => {
  const router = show(() => new Promise(() => undefined));
  await act(() => router.navigate('/'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
});

function Broken(): never {
  throw new Error('render');
}

test('a remote that throws at render shows one panel inside the layout, whose Try again restarts the router', async () => {
  const restart = vi.fn<() => undefined>();
  const broken: RemoteModule = {
    ...app('mfe-staff', ''),
    routes: [{ path: 'request', element: <Broken /> }],
  };
  show(() => Promise.resolve(broken), 'sfari_admin', restart);
  expect(await screen.findByText("Requests of mfe-staff didn't load")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  await setUpUser().click(screen.getByRole('button', { name: 'Try again' }));
  expect(restart).toHaveBeenCalledOnce();
});

test('an address that the loaded app does not know is the 404 page, not a failure', async () => {
  const other: RemoteModule = {
    ...app('mfe-staff', ''),
    routes: [{ path: 'request/other', element: <p>x</p> }],
  };
  show(() => Promise.resolve(other));
  expect(await screen.findByRole('heading', { name: 'Looking for something?' })).toBeTruthy();
});
