import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import {
  FileUpload,
  formatBytes,
  type FileUploadProps,
  type UploadedFile,
  type UploadFunction,
  type UploadProgress,
} from './index.ts';

const pdf = (name = 'irb.pdf', size = 2048) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function Field({ upload, ...given }: Partial<FileUploadProps> & { upload: UploadFunction }) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return <FileUpload label="IRB approval" files={files} onChange={setFiles} upload={upload} {...given} />;
}
const choose = (...files: File[]) =>
  fireEvent.input(screen.getByLabelText('IRB approval'), { target: { files } });
const accepted: UploadFunction = (file) =>
  Promise.resolve({ id: file.name, name: file.name, size: file.size });

test('the limits come first and are read with the control', async () => {
  const { container } = renderWithPortal(<Field upload={accepted} maxFiles={3} accept={['.pdf', '.docx']} />);
  const described = screen.getByLabelText('IRB approval').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    'Up to 3 files, PDF, DOCX, at most 25 MB each.',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('an upload shows its progress, then the file with Remove', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { user, container } = renderWithPortal(
    <Field
      upload={async (file, { onProgress }) => {
        onProgress(0.4);
        await gate;
        return { id: 'f1', name: file.name, size: file.size };
      }}
    />,
  );
  choose(pdf());
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('40');
  expect(await axeViolations(container)).toEqual([]);
  await act(async () => finish());
  expect(screen.getByText('irb.pdf uploaded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove irb.pdf' }));
  expect(screen.queryByRole('button', { name: 'Remove irb.pdf' })).toBeNull();
});

test('a line that is lost and a check that takes its time are described in words', async () => {
  let reportPhase: UploadProgress['onPhase'];
  const { container } = renderWithPortal(
    <Field
      upload={(_file, { onPhase }) => {
        reportPhase = onPhase;
        return new Promise(() => undefined);
      }}
    />,
  );
  await act(async () => choose(pdf()));
  const row = () => screen.getByRole('listitem').textContent;
  await act(async () => reportPhase?.('interrupted'));
  expect(row()).toContain('Interrupted. Resumes automatically when you are back online');
  await act(async () => reportPhase?.('checking'));
  expect(row()).toContain('Being checked. This takes a few minutes for a large file');
  expect(screen.getByText('irb.pdf has been uploaded and is being checked')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  [pdf('notes.exe'), 'notes.exe is not a PDF file. Please choose a PDF file.'],
  [pdf('empty.pdf', 0), 'empty.pdf is empty. Please choose a file with content.'],
  [pdf('big.pdf', 4096), 'big.pdf is 4 KB. The limit is 3 KB. Please make it smaller.'],
])('a refusal is specific, and a PDF is asked for by default: %# [C5.6.1]', async (file, words) => {
  const upload = vi.fn<UploadFunction>();
  renderWithPortal(<Field upload={upload} maxBytes={3072} />);
  await act(async () => choose(file));
  expect(screen.getByRole('listitem').textContent).toContain(words);
  expect(upload).not.toHaveBeenCalled();
});

test.each([
  ['a broken connection', 0, 'Uploading file failed'],
  ['a fault of the server', 500, 'Failed to upload file'],
])(
  '%s is described in the words of the specification, and can be tried again [C8.5.1]',
  async (_, status, words) => {
    renderWithPortal(<Field upload={() => Promise.reject({ status, detail: 'Sorry' })} />);
    await act(async () => choose(pdf()));
    expect(screen.getByRole('listitem').textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Try again to upload irb.pdf' })).toBeTruthy();
  },
);

test('a failed virus scan is named and cannot be tried again; another failure can [C5.6.1 R8-08]', async () => {
  const failures: unknown[] = [{ status: 412 }, new Error('network')];
  const { user } = renderWithPortal(
    <Field
      upload={(file, progress) =>
        failures.length > 0 ? Promise.reject(failures.shift()) : accepted(file, progress)
      }
    />,
  );
  await act(async () => choose(pdf()));
  expect(screen.getByRole('listitem').textContent).toContain('File irb.pdf did not pass virus scan.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await act(async () => choose(pdf('second.pdf')));
  expect(screen.getByRole('listitem').textContent).toContain('Failed to upload file: second.pdf');
  await user.click(screen.getByRole('button', { name: 'Try again to upload second.pdf' }));
  expect(await screen.findByRole('button', { name: 'Remove second.pdf' })).toBeTruthy();
});

test.each([
  [415, 'Please choose a PDF file', 'fake.pdf is not a PDF file: it contains something else.'],
  [400, 'This PDF holds scripts', 'fake.pdf was not accepted: This PDF holds scripts.'],
  [413, 'Too large', 'fake.pdf is too large. The limit is 25 MB.'],
])('a refusal of the server (%i) names the file and the reason', async (status, detail, words) => {
  renderWithPortal(<Field upload={() => Promise.reject({ status, detail })} />);
  await act(async () => choose(pdf('fake.pdf')));
  expect(screen.getByRole('listitem').textContent).toContain(words);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('cancel aborts the request', async () => {
  let aborted = false;
  const { user } = renderWithPortal(
    <Field
      upload={(_file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        })
      }
    />,
  );
  await act(async () => choose(pdf()));
  await user.click(screen.getByRole('button', { name: 'Cancel irb.pdf' }));
  expect(aborted).toBe(true);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('more files than allowed are refused, also when they are dropped together', async () => {
  renderWithPortal(<Field upload={accepted} maxFiles={2} />);
  await act(async () => choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')));
  expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toBeTruthy();
  expect(screen.getByText('c.pdf was not added: the limit is 2.')).toBeTruthy();
});

test('a full field says so, and a removed file hands the focus to the next one, then to the field', async () => {
  const { user, container } = renderWithPortal(<Field upload={accepted} maxFiles={3} />);
  await act(async () => choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')));
  expect(screen.getByRole('group', { name: '3 of 3 files; remove one to add another' })).toBeTruthy();
  expect(screen.queryByText('Drop files here or')).toBeNull();
  expect(screen.queryByText('Choose files')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);

  screen.getByRole('button', { name: 'Remove b.pdf' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove c.pdf' }));
  expect(screen.getByText('Drop files here or')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a.pdf' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('IRB approval'));
});

test('a single file that is removed leaves the focus at the field, which takes another', async () => {
  const { user } = renderWithPortal(<Field upload={accepted} />);
  await act(async () => choose(pdf()));
  expect(screen.getByText('One file added; remove it to add another')).toBeTruthy();
  screen.getByRole('button', { name: 'Remove irb.pdf' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('IRB approval'));
});

test('a picture is taken by both of its extensions where one is accepted', async () => {
  renderWithPortal(<Field upload={accepted} accept={['.jpg']} maxFiles={2} />);
  await act(async () => choose(pdf('scan.jpeg'), pdf('scan.JPG')));
  expect(screen.getByRole('button', { name: 'Remove scan.jpeg' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove scan.JPG' })).toBeTruthy();
});

test('a dropped file is taken, and the same one again after it was removed', async () => {
  const { user } = renderWithPortal(<Field upload={accepted} />);
  const zone = screen.getByRole('group', { name: 'Drop a file here or' });
  const entry = { isFile: true, isDirectory: false };
  const items = [{ kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => pdf() }];
  const dataTransfer = { types: ['Files'], items };
  const drop = async () => {
    await act(async () => fireEvent.dragOver(zone, { dataTransfer }));
    await act(async () => fireEvent.drop(zone, { dataTransfer }));
  };
  await drop();
  await user.click(await screen.findByRole('button', { name: 'Remove irb.pdf' }));
  await drop();
  expect(await screen.findByRole('button', { name: 'Remove irb.pdf' })).toBeTruthy();
});

test('a file that is dropped where none is taken does not replace the page', () => {
  renderWithPortal(<Field upload={accepted} isDisabled />);
  // answers false when the browser's own way was prevented: opening the file
  expect(fireEvent.drop(screen.getByRole('group', { name: 'Drop a file here or' }))).toBe(false);
});

test('sizes are words', () => {
  expect([0, 900, 1536, 26_214_400].map(formatBytes)).toEqual(['0 bytes', '900 bytes', '1.5 KB', '25 MB']);
});
