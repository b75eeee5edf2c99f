import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFailures, listFlaky } from './failures.ts';

describe('the failures of a report', () => {
  it('names a failed test of vitest with its reason, and no passed one', () => {
    const report = {
      testResults: [
        {
          name: '/a/x.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'subtracts',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
            },
          ],
        },
      ],
    };
    expect(listFailures(report)).toEqual([
      { file: '/a/x.test.ts', title: 'subtracts', reason: 'expected 1\nto be 2' },
    ]);
  });

  it('names a file that could not be loaded', () => {
    const report = {
      testResults: [
        { name: '/a/x.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(listFailures(report)).toEqual([
      { file: '/a/x.test.ts', title: 'the file itself', reason: 'no such module' },
    ]);
  });

  it('names a failed test of playwright in a group of a file, and no flaky one', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'x.spec.ts',
      tests: [{ results: [{ errors: [{ message: 'not visible' }] }] }],
    });
    const report = {
      suites: [{ specs: [], suites: [{ specs: [spec('opens', false), spec('closes', true)] }] }],
    };
    expect(listFailures(report)).toEqual([{ file: 'x.spec.ts', title: 'opens', reason: 'not visible' }]);
  });

  it('shows the main part of the page on which a test of playwright failed', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'failures-')), 'error-context.md');
    await writeFile(
      path,
      'text\n```yaml\n- banner:\n  - link\n- main:\n  - alert: Enter a name\n- contentinfo\n```\n',
    );
    const results = [
      { errors: [{ message: 'not visible' }], attachments: [{ name: 'error-context', path }] },
      { errors: [{ message: 'later' }] },
    ];
    const report = {
      suites: [{ specs: [{ title: 'opens', ok: false, file: 'x.spec.ts', tests: [{ results }] }] }],
    };
    expect(listFailures(report)).toEqual([
      { file: 'x.spec.ts', title: 'opens', reason: 'not visible\nthe page:\n  - alert: Enter a name' },
    ]);
  });

  it('names what passed on a second try only, of either runner, and nothing else', () => {
    const vitest = {
      testResults: [
        {
          name: '/a/x.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'passed', fullName: 'waits', failureMessages: ['too late'] },
            { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1'] },
          ],
        },
      ],
    };
    expect(listFlaky(vitest)).toEqual([{ file: '/a/x.test.ts', title: 'waits', reason: 'too late' }]);
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'x.spec.ts',
      tests: [{ status, results: [{ errors: [{ message: 'not visible' }] }, { errors: [] }] }],
    });
    const playwright = {
      suites: [
        {
          specs: [
            spec('opens', false, 'unexpected'),
            spec('closes', true, 'flaky'),
            spec('waits', true, 'expected'),
          ],
        },
      ],
    };
    expect(listFlaky(playwright)).toEqual([{ file: 'x.spec.ts', title: 'closes', reason: 'not visible' }]);
  });
});
