/** Secrets by file: `X_FILE` names a file with X (decision 400). */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings, resolveSecretFiles, SECRET_SETTINGS } from './secret-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(content: string): string {
  const file = path.join(folder, `secret-${Math.random()}`);
  writeFileSync(file, content);
  return file;
}

it.each(SECRET_SETTINGS)('reads %s from a file, without the line break at its end', (name) => {
  const found = readSettings({ [`${name}_FILE`]: write('hunter2\n'), PORT: '8080' });
  expect(found).toEqual({ [name]: 'hunter2', PORT: '8080' });
});

it('preserves the lines of a key, and line breaks of Windows go too', () => {
  expect(readSettings({ TLS_KEY_FILE: write('one\ntwo\r\n') })).toEqual({ TLS_KEY: 'one\ntwo' });
});

it('takes empty variables for ones that are not set', () => {
  const file = write('from the file');
  expect(readSettings({ SERVICE_TOKEN: '', SERVICE_TOKEN_FILE: file })['SERVICE_TOKEN']).toBe(
    'from the file',
  );
  expect(readSettings({ SERVICE_TOKEN: 'plain', SERVICE_TOKEN_FILE: ' ' })).toEqual({
    SERVICE_TOKEN: 'plain',
  });
});

it('leaves other names that end with _FILE alone', () => {
  const given = { SQL_LOG_FILE: '/tmp/sql.log', REMOTES_FILE: '/tmp/remotes.json' };
  expect(readSettings(given)).toEqual(given);
});

it('says in one line what is wrong with each, and nothing of what a secret is', () => {
  const absent = path.join(folder, 'absent');
  const inside = path.join(folder, 'a folder');
  mkdirSync(inside);
  const empty = write('\n');
  const twice = write('hunter2');
  const { faults } = resolveSecretFiles({
    DATABASE_URL_FILE: absent,
    SMTP_URL_FILE: empty,
    GPF_TOKEN_FILE: inside,
    SERVICE_TOKEN: 'hunter3',
    SERVICE_TOKEN_FILE: twice,
  });
  expect(faults).toEqual([
    `DATABASE_URL_FILE: ${absent} is not there.`,
    'SERVICE_TOKEN: is given twice, by SERVICE_TOKEN and by SERVICE_TOKEN_FILE.',
    `SMTP_URL_FILE: ${empty} is empty.`,
    `GPF_TOKEN_FILE: ${inside} is a folder.`,
  ]);
  expect(faults.join(' ')).not.toMatch(/hunter/);
  expect(() => readSettings({ DATABASE_URL_FILE: absent })).toThrow(`${absent} is not there`);
});

// Root reads everything.
it.skipIf(process.getuid?.() === 0)('says so where a file cannot be read', () => {
  const file = write('hunter2');
  chmodSync(file, 0);
  expect(resolveSecretFiles({ ABN_TOKEN_FILE: file }).faults).toEqual([
    `ABN_TOKEN_FILE: ${file} cannot be read: no permission.`,
  ]);
});
