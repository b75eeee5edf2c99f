/** Files of datasets: who uploads them, what they may be, and that nothing is left of what is refused. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKBOOK_PARTS, writeZip } from '../../../testing/archives.ts';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import { EICAR, PDF, upload } from '../../../testing/uploads.ts';

let core: CoreHarness;
let admin: TestPerson;
let keeper: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  keeper = await core.build.person({ roles: ['access_admin'], institution: null });
});
afterAll(() => core.stop());

const ZIP = writeZip([{ name: 'data/scores.csv', content: 'id,score\n1,20\n' }]);
const WORKBOOK = writeZip(WORKBOOK_PARTS);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const { DATASET_ZIP, DATASET_DICTIONARY, DATASET_RELEASE_NOTES, ATTACHMENT } = FILE_TYPE;

const send = (as: TestPerson | undefined, type: number, name: string, content: Buffer) =>
  upload(core, as, { name, content, fields: { type: String(type) } });
const stored = async (): Promise<string[]> => readdir(path.join(core.dataDir, 'files')).catch(() => []);
const rows = async (): Promise<number> =>
  (await core.build.sql<{ count: number }>('select count(*)::int as count from core.file'))[0]?.count ?? 0;

it.each([
  [DATASET_ZIP, 'data.zip', ZIP, 'application/zip'],
  [DATASET_DICTIONARY, 'dictionary.xlsx', WORKBOOK, XLSX],
  [DATASET_DICTIONARY, 'dictionary.PDF', PDF, 'application/pdf'],
  [DATASET_RELEASE_NOTES, 'notes.pdf', PDF, 'application/pdf'],
] as const)(
  'takes a file of type %i named %s from those who manage datasets [P2-03]',
  async (type, name, content, media) => {
    for (const as of [admin, keeper]) {
      const answer = await send(as, type, name, content);
      expect([answer.status, answer.body]).toEqual([
        201,
        expect.objectContaining({ type, media_type: media }),
      ]);
    }
  },
);

describe('refused, with nothing stored', () => {
  const refused = async (...given: Parameters<typeof send>) => {
    const before = [await stored(), await rows()];
    const answer = await send(...given);
    expect([await stored(), await rows()]).toEqual(before);
    return answer;
  };

  it('from everyone else', async () => {
    expect((await refused(undefined, DATASET_ZIP, 'data.zip', ZIP)).status).toBe(401);
    for (const role of ['primary_researcher', 'superuser', 'sfari_reviewer', 'abn_proj_mgr'] as const) {
      const other = await core.build.person({ roles: [role] });
      for (const type of [DATASET_ZIP, DATASET_DICTIONARY, DATASET_RELEASE_NOTES])
        expect((await refused(other, type, 'data.zip', ZIP)).status).toBe(403);
    }
  });

  it.each([
    [DATASET_ZIP, 'data.zip', Buffer.from('MZ, a program that was renamed'), 'Please choose a ZIP file'],
    [DATASET_ZIP, 'data.exe', ZIP, 'Please choose a ZIP file'],
    [DATASET_ZIP, 'data.zip', PDF, 'Please choose a ZIP file'],
    [DATASET_ZIP, 'data.zip', writeZip([]), 'Please choose a ZIP file'],
    [DATASET_DICTIONARY, 'dictionary.xlsx', PDF, 'Please choose a PDF or XLSX file'],
    [DATASET_DICTIONARY, 'dictionary.pdf', WORKBOOK, 'Please choose a PDF or XLSX file'],
    [DATASET_DICTIONARY, 'dictionary.zip', ZIP, 'Please choose a PDF or XLSX file'],
    [DATASET_RELEASE_NOTES, 'notes.xlsx', WORKBOOK, 'Please choose a PDF file'],
    [ATTACHMENT, 'plan.xlsx', WORKBOOK, 'Please choose a PDF, PNG or JPEG file'],
  ] as const)(
    'type %i named %s whose first bytes are others [P2-03 S5-19]',
    async (type, name, content, words) => {
      const answer = await refused(admin, type, name, content);
      expect([answer.status, answer.body.detail]).toEqual([415, words]);
    },
  );

  it.each([
    [
      'zeros.csv',
      { content: Buffer.alloc(8 * 1024 * 1024) },
      'Unpacked, “zeros.csv” is more than 100 times as large. Please remove it',
    ],
    ['../x', {}, 'The name “../x” points outside the archive. Please rename the file'],
    ['link', { mode: 0o120777 }, '“link” is a link or a device. Please replace it with the file itself'],
    [
      'a.csv',
      { isEncrypted: true },
      'This file is encrypted or password-protected. Please save it without protection and upload that',
    ],
    ['more.zip', {}, '“more.zip” is a nested archive. Please add its contents directly'],
    ['run.exe', {}, '“run.exe” is a program. Please remove it'],
  ])('a zip with %s, in words [P2-04]', async (name, part, words) => {
    const answer = await refused(admin, DATASET_ZIP, 'data.zip', writeZip([{ name, content: 'x', ...part }]));
    expect([answer.status, answer.body]).toEqual([400, { file: [words] }]);
  });

  it('a zip that was cut off, and a zip that calls itself a workbook [P2-04]', async () => {
    const cut = await refused(admin, DATASET_ZIP, 'data.zip', ZIP.subarray(0, -10));
    expect(cut.body).toEqual({
      file: ['This file is damaged or incomplete. Please save it again and upload that'],
    });
    const renamed = await refused(admin, DATASET_DICTIONARY, 'dictionary.xlsx', ZIP);
    expect(renamed.body).toEqual({
      file: ['This is not an Excel workbook. Please save it as XLSX and upload that'],
    });
  });

  it('a virus that is stored in a zip', async () => {
    const content = writeZip([{ name: 'a.csv', content: EICAR, isStored: true }]);
    expect((await refused(admin, DATASET_ZIP, 'data.zip', content)).status).toBe(412);
  });
});
