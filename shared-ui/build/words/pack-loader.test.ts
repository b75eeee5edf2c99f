import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** As the build calls it: by Node alone, which reads the files of a language as they are. */
const CALL = `
  import { translateContract } from './pack-loader.ts';
  console.log(JSON.stringify(await translateContract('qaa', process.argv[1])));
`;
const dir = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('the pack of the host has what is translated of the contract, and the browser has English for the rest', async () => {
  const folder = path.join(dir, 'contract/src/texts/qaa');
  mkdirSync(path.join(folder, 'history'), { recursive: true });
  writeFileSync(path.join(folder, 'messages.ts'), "export default { required: 'Verplicht veld' };");
  writeFileSync(path.join(folder, 'history/request.ts'), "export default { label: 'Aanvraag' };");
  const pack = execFileSync(process.execPath, ['--input-type=module', '-e', CALL, dir], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(Object.fromEntries(JSON.parse(pack) as [string, unknown][])).toEqual({
    'contract/messages': { required: 'Verplicht veld' },
    'contract/history/request': { label: 'Aanvraag' },
  });
});
