import type { TestAnswer, TestPerson } from '@portal/kit/testing';
import { writePdf } from '@portal/kit/seeding';
import type { CoreHarness } from './core-harness.ts';
import { plainPdf } from './hostile-pdfs.ts';

export const PDF = writePdf(['A letter of the review board.']);

/** The standard test pattern of virus scanners, split in two so that this file is not reported as a virus. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A readable PDF letter that contains these bytes. */
export function buildPdfContaining(inside: string, padding = 0): Buffer {
  const content = 'x'.repeat(padding) + inside;
  const stream = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  return plainPdf({ objects: [stream] });
}

export interface TestUpload {
  readonly content?: Buffer | string;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The body of an upload. */
export function uploadForm({
  content = PDF,
  name = 'letter.pdf',
  fields = { type: '1' },
}: TestUpload = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  return form;
}

export const upload = (
  core: CoreHarness,
  as: TestPerson | undefined,
  given?: TestUpload,
): Promise<TestAnswer> => core.call('POST /file/', { ...(as ? { as } : {}), body: uploadForm(given) });
