import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../design/toaster/index.ts';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { DocumentLink, FileLinks } from './index.ts';

let saved: string[];
beforeEach(() => {
  saved = [];
  class SavingUrl extends URL {
    static override createObjectURL = () => 'blob:here';
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', SavingUrl);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answerWith = (...answers: Response[]) => {
  const fetcher = vi.fn<typeof fetch>(() =>
    Promise.resolve(answers.shift() ?? new Response(null, { status: 500 })),
  );
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
};
const isSpinning = () => document.querySelector('[data-busy]') !== null;

async function measureSpinner(click: () => Promise<void>): Promise<number> {
  const start = Date.now();
  await click();
  expect(isSpinning()).toBe(true);
  await waitFor(() => expect(isSpinning()).toBe(false));
  return Date.now() - start;
}

const showDocument = () =>
  renderWithPortal(
    <>
      <DocumentLink path="/request/7/docs/" fileName="application.pdf" label="Application (PDF)" />
      <Toaster />
    </>,
  );

test('the spinner of a document stays 1500 ms, and one click saves it once [S9-02]', async () => {
  const fetcher = answerWith(
    new Response('%PDF-', {
      headers: { 'Content-Disposition': 'attachment; filename="REQ000007-application.pdf"' },
    }),
  );
  const { user, container } = showDocument();
  const link = screen.getByRole('link', { name: 'Application (PDF)' });
  expect(link.getAttribute('href')).toBe('/api/request/7/docs/');
  const time = await measureSpinner(async () => {
    await user.click(link);
    await user.click(link);
  });
  expect(time).toBeGreaterThanOrEqual(1490);
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(saved).toEqual(['REQ000007-application.pdf']);
  expect(await axeViolations(container)).toEqual([]);
});

test('the spinner of a stored file stays 1000 ms [S9-02]', async () => {
  answerWith(new Response(JSON.stringify({ id: 'f-1', name: 'plan.pdf', signed_url: null })));
  const { user } = renderWithPortal(
    <FileLinks
      files={[
        { id: 'f-1', name: 'plan.pdf' },
        { id: 'f-2', name: 'letter.pdf' },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'plan.pdf' });
  const time = await measureSpinner(() => user.click(button));
  expect(time).toBeGreaterThanOrEqual(990);
  expect(time).toBeLessThan(1500);
});

test('a refused document is reported, and nothing is saved', async () => {
  answerWith(
    new Response(
      JSON.stringify({ detail: 'This part of the portal is busy.', code: 'SERVICE_UNAVAILABLE' }),
      { status: 503 },
    ),
  );
  const { user } = showDocument();
  await user.click(screen.getByRole('link', { name: 'Application (PDF)' }));
  expect(await screen.findByText('Issue downloading file')).toBeTruthy();
  expect(screen.getByText('This part of the portal is busy.')).toBeTruthy();
  expect(saved).toEqual([]);
});
