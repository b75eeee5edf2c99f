/** Large files as a browser sends them: a lost connection, a reload, what the check finds, and giving up. */
import { FILE_TYPE } from '@portal/contract/statuses';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/index.ts';
import { CANCELLED } from '../../design/upload/index.ts';
import { largeUploadField, uploadLarge } from './index.ts';

// The library has one build for each side; these tests run in node.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'));

const ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const server = fakeServer();
const asked: string[] = [];
let received = 0;
/** Statuses that the next pieces get instead; 0 is a line that is down. */
let failures: number[] = [];

class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { lengthComputable: true; loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: (error: unknown) => void;
  private method = '';
  private url = '';
  private readonly sent = new Map<string, string>();
  private answered: Readonly<Record<string, string>> = {};

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.answered[name] ?? null;
  }
  abort(): void {}
  send(body: Blob | null): void {
    asked.push(`${this.method} ${this.sent.get('Upload-Offset') ?? ''}`.trim());
    setTimeout(() => this.answer(body?.size ?? 0));
  }

  private answer(bytes: number): void {
    const failure = this.method === 'PATCH' ? failures.shift() : undefined;
    if (failure === 0) return this.onerror?.(new Error('the line is down'));
    if (failure !== undefined) {
      this.status = failure;
      this.responseText = JSON.stringify({ code: failure === 409 ? 'CONFLICT' : 'OTHER', detail: 'No' });
    } else if (this.method === 'POST') {
      this.status = 201;
      this.answered = { Location: `/api/file/upload/${ID}/` };
    } else {
      if (this.method === 'PATCH') received += bytes;
      this.status = this.method === 'HEAD' ? 200 : 204;
      this.answered = { 'Upload-Offset': String(received), 'Upload-Length': '3000' };
    }
    this.onload?.();
  }
}

const file = () => new File(['x'.repeat(3000)], 'data.zip', { lastModified: 7 });
const state = (given: object) => ({
  body: { id: ID, name: 'data.zip', size: 3000, state: 'ready', file: 'f-1', refusal: null, ...given },
});
const send = (signal = new AbortController().signal) => {
  const phases: string[] = [];
  const upload = uploadLarge(FILE_TYPE.DATASET_ZIP)(file(), {
    signal,
    onProgress: () => undefined,
    onPhase: (phase) => void (phases.at(-1) !== phase && phases.push(phase)),
  });
  return { upload, phases };
};

beforeEach(() => {
  asked.length = 0;
  received = 0;
  failures = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

test('continues automatically after a lost connection, and after a parallel call', async () => {
  server.on(`GET /file/upload/${ID}/`, () => state({}));
  failures = [0, 423];
  const { upload, phases } = send();
  expect(await upload).toEqual({ id: 'f-1', name: 'data.zip', size: 3000 });
  expect(asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'PATCH 0', 'HEAD', 'PATCH 0']);
  expect(phases).toEqual(['sending', 'interrupted', 'sending', 'interrupted', 'sending']);
  expect(localStorage.length).toBe(0);
});

test('says that the file is being checked, and why it was refused', async () => {
  const answers = [
    state({ state: 'checking', file: null }),
    state({ state: 'refused', file: null, refusal: { code: 'VIRUS', detail: 'No' } }),
  ];
  server.on(`GET /file/upload/${ID}/`, () => answers.shift() ?? {});
  const { upload, phases } = send();
  await expect(upload).rejects.toMatchObject({ status: 412, detail: 'No' });
  expect(phases.at(-1)).toBe('checking');
});

test('continues after a reload when the same file is chosen again', async () => {
  server.on(`GET /file/upload/${ID}/`, () => state({}));
  const left = new AbortController();
  failures = [0, 0, 0];
  const first = send(left.signal);
  await waitFor(() => expect(first.phases).toContain('interrupted'));
  left.abort();
  await expect(first.upload).rejects.toMatchObject({ name: 'AbortError' });
  asked.length = 0;
  failures = [];
  received = 1000;
  expect((await send().upload).id).toBe('f-1');
  expect(asked).toEqual(['HEAD', 'PATCH 1000']);
});

test('is deleted after it is canceled', async () => {
  const given = new AbortController();
  failures = [0, 0, 0];
  const { upload, phases } = send(given.signal);
  await waitFor(() => expect(phases).toContain('interrupted'));
  given.abort(CANCELLED);
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  await waitFor(() => expect(asked).toContain('DELETE'));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a refusal of a piece is reported as it is', async () => {
  failures = [413];
  await expect(send().upload).rejects.toMatchObject({ status: 413, detail: 'No' });
});

test('a zip may have 5 GB, a document 25 MB', () => {
  expect(largeUploadField(FILE_TYPE.DATASET_ZIP)).toMatchObject({
    accept: ['.zip'],
    maxBytes: 5 * 1024 ** 3,
    maxFiles: 1,
  });
  expect(largeUploadField(FILE_TYPE.DATASET_DICTIONARY).maxBytes).toBe(25 * 1024 ** 2);
});
