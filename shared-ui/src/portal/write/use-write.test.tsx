import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, FreshReads, renderWithPortal } from '../../testing/index.ts';
import { notify, Toaster } from '../../design/toaster/index.ts';
import { api, confirmChangesWith, useApi } from '../data/index.ts';
import { useWrite, useWriteSteps } from './index.ts';

const server = fakeServer();
afterEach(() => notify.clear());

const CALL = 'PATCH /cohort/7/';
const READ = 'GET /cohort/7/';
const cohort = (name: string) => ({ id: 7, name, display_name: name });
const stale = () => ({ status: 409, body: { code: 'STALE', detail: 'Changed.', correlation_id: 'c' } });
const order: string[] = [];

interface Options {
  mode?: 'read' | 'opened' | 'form';
  failureTitle?: string | true;
}

/** One button that writes, with all that the hook says about it. */
function Screen({ mode = 'read', failureTitle }: Options) {
  const page = useApi('GET /cohort/{id}/', { params: { id: 7 } });
  if (!page.data) return null;
  return <Form page={page} mode={mode} failureTitle={failureTitle} />;
}

type Page = Pick<ReturnType<typeof useApi<'GET /cohort/{id}/'>>, 'etag' | 'reload'>;

function Form({ page, mode, failureTitle }: Options & { page: Page }) {
  const write = useWrite('PATCH /cohort/{id}/', {
    ...(mode === 'form'
      ? {
          form: {
            etag: page.etag,
            readTheirs: () => api('GET /cohort/{id}/', { params: { id: 7 }, quiet: true }),
          },
        }
      : mode === 'opened'
        ? { opened: page }
        : { read: page }),
    invalidates: ['cohort'],
    words: { STALE: 'Someone was faster.' },
    done: 'Saved.',
    onDone: () => void order.push('done'),
    ...(failureTitle === undefined ? {} : { failureTitle }),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => void write.send({ params: { id: 7 }, body: { description: 'x' } })}
      >
        Save
      </button>
      <button type="button" onClick={() => void page.reload()}>
        Look again
      </button>
      <button type="button" onClick={write.forgetTheirs}>
        Forget
      </button>
      <output>{write.isBusy ? 'busy' : 'idle'}</output>
      <p>version on the page {page.etag}</p>
      <p>failure: {write.failure ?? 'none'}</p>
      <p>general: {write.general ?? 'none'}</p>
      <p>field: {write.findError('description') ?? 'none'}</p>
      <p>theirs: {write.theirs ? (write.theirs as { name: string }).name : 'none'}</p>
    </>
  );
}

let version = 1;
async function open(options: Options = {}) {
  version = 1;
  order.length = 0;
  server.on(READ, () => {
    order.push('read');
    return { body: cohort(`made in ${version}`), etag: `"${version}"` };
  });
  const shown = renderWithPortal(
    <FreshReads>
      <Screen {...options} />
      <Toaster />
    </FreshReads>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  return { ...shown, save };
}
const versions = () => server.sent.map(({ ifMatch }) => ifMatch);

test('a write is busy until it is answered, and a second press before that sends nothing', async () => {
  const { user, save } = await open();
  const released = vi.fn<() => void>();
  server.on(CALL, () => {
    released();
    return { body: cohort('new') };
  });
  save.click();
  save.click();
  expect(await screen.findByText('busy')).toBeTruthy();
  expect(await screen.findByText('idle')).toBeTruthy();
  expect(released).toHaveBeenCalledOnce();
  await user.click(save);
  await waitFor(() => expect(released).toHaveBeenCalledTimes(2));
});

test('once written the screen continues, a toast says so, and only then everything old is read again', async () => {
  const { user, save } = await open();
  server.on(CALL, () => {
    version = 2;
    return { body: cohort('new') };
  });
  order.length = 0;
  await user.click(save);
  expect(await screen.findByText('version on the page "2"')).toBeTruthy();
  expect(order[0]).toBe('done');
  expect(order).toContain('read');
  expect((await screen.findAllByText('Saved.')).length).toBeGreaterThan(0);
});

test('what is wrong with a field is said at the field and not a second time', async () => {
  const { user, save } = await open();
  server.on(CALL, () => ({ status: 400, body: { description: ['Too long'] } }));
  await user.click(save);
  expect(await screen.findByText('field: Too long')).toBeTruthy();
  expect(screen.getByText('general: none')).toBeTruthy();
  server.on(CALL, () => ({ status: 400, body: ['Not today'] }));
  await user.click(save);
  expect(await screen.findByText('general: Not today')).toBeTruthy();
  expect(screen.getByText('field: none')).toBeTruthy();
  server.on(CALL, () => ({ body: cohort('new') }));
  await user.click(save);
  expect(await screen.findByText('general: none')).toBeTruthy();
});

test('a dialog writes at the version that it was opened on; who was slower gets a message and sees what is there now', async () => {
  const { user, save } = await open({ mode: 'opened' });
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('version on the page "2"')).toBeTruthy();
  server.on(CALL, ({ ifMatch }) => (ifMatch === '"3"' ? { body: cohort('new') } : stale()));
  version = 3;
  await user.click(save);
  expect(await screen.findByText('failure: Someone was faster.')).toBeTruthy();
  expect(await screen.findByText('version on the page "3"')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('failure: none')).toBeTruthy();
  expect(versions()).toEqual(['"1"', '"3"']);
});

test('a page writes at the version that it shows', async () => {
  const { user, save } = await open({ mode: 'read' });
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('version on the page "2"')).toBeTruthy();
  server.on(CALL, () => ({ body: cohort('new') }));
  await user.click(save);
  await waitFor(() => expect(versions()).toEqual(['"2"']));
});

test('a form gets the other version to look at, and the next attempt replaces that one', async () => {
  const { user, save } = await open({ mode: 'form' });
  version = 2;
  server.on(CALL, ({ ifMatch }) =>
    ifMatch === '"2"' ? { body: cohort('new'), etag: '"3"' } : ifMatch === '"3"' ? { body: {} } : stale(),
  );
  await user.click(save);
  expect(await screen.findByText('theirs: made in 2')).toBeTruthy();
  // the panel says it
  expect(screen.getByText('failure: none')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('theirs: none')).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(versions()).toEqual(['"1"', '"2"', '"3"']));
});

test('a stale form whose other version cannot be read says that someone was faster', async () => {
  const { user, save } = await open({ mode: 'form' });
  server.on(CALL, stale);
  server.on(READ, () => ({ status: 404, body: { detail: 'Gone', code: 'NOT_FOUND', correlation_id: 'c' } }));
  await user.click(save);
  expect(await screen.findByText('failure: Someone was faster.')).toBeTruthy();
  expect(screen.getByText('theirs: none')).toBeTruthy();
});

test('who acts for someone else and does not confirm gets no message, and nothing is written', async () => {
  const { user, save } = await open({ failureTitle: 'It was not saved' });
  server.on(CALL, () => ({
    status: 409,
    body: { code: 'CONFIRM_PRODUCTION_CHANGE', detail: 'Confirm', correlation_id: 'c' },
  }));
  let answer: (isConfirmed: boolean) => void = () => undefined;
  const stop = confirmChangesWith(() => new Promise((resolve) => (answer = resolve)));
  await user.click(save);
  expect(screen.getByText('busy')).toBeTruthy();
  answer(false);
  expect(await screen.findByText('idle')).toBeTruthy();
  expect(screen.getByText('failure: none')).toBeTruthy();
  expect(screen.queryByText('It was not saved')).toBeNull();
  expect(order).not.toContain('done');
  stop();
});

test('a screen without a place for it shows a failure by a toast', async () => {
  const { user, save } = await open({ failureTitle: 'It was not saved' });
  server.on(CALL, () => ({ status: 400, body: ['Not today'] }));
  await user.click(save);
  expect((await screen.findAllByText('It was not saved')).length).toBeGreaterThan(0);
});

test('such a toast without its own title has the words of the screen', async () => {
  const { user, save } = await open({ failureTitle: true });
  server.on(CALL, stale);
  await user.click(save);
  expect((await screen.findAllByText('Someone was faster.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Changed.')).toBeNull();
});

test('a form hears what was refused, and a screen hears whether it was written', async () => {
  const heard: unknown[] = [];
  function Both() {
    const { run, submit } = useWriteSteps<number>();
    const refused = () => Promise.reject(new Error('no'));
    const tryAll = async () => {
      heard.push(await run(() => Promise.resolve(1)), await run(refused));
      heard.push(await submit(refused).catch((error: Error) => error.message));
    };
    return (
      <button type="button" onClick={() => void tryAll()}>
        Go
      </button>
    );
  }
  const { user } = renderWithPortal(<Both />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(heard).toEqual([true, false, 'no']));
});

/** Writes twice, the second time while what the first one changed is read again; answers what was written. */
async function writeTwice(etag: string | null): Promise<boolean[]> {
  let isRead: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (isRead = resolve));
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const answers: Promise<boolean>[] = [];
  function Twice() {
    const { run, isBusy } = useWriteSteps<number>({
      read: { etag, reload: () => reading },
      onDone: isDone,
    });
    return (
      <>
        <button type="button" onClick={() => answers.push(run(() => Promise.resolve(1)))}>
          Go
        </button>
        <output>{isBusy ? 'busy' : 'idle'}</output>
      </>
    );
  }
  const { user } = renderWithPortal(<Twice />);
  const go = screen.getByRole('button', { name: 'Go' });
  await user.click(go);
  await done;
  expect(screen.getByText('busy')).toBeTruthy();
  await user.click(go);
  isRead();
  const written = await Promise.all(answers);
  expect(await screen.findByText('idle')).toBeTruthy();
  return written;
}

test('a second write goes through while what the first one changed is read again', async () => {
  expect(await writeTwice(null)).toEqual([true, true]);
});

test('with a version it waits for the new one, and does not go with the old', async () => {
  expect(await writeTwice('"1"')).toEqual([true, false]);
});
