import { describe, expect, it } from 'vitest';
import { systemsDocument } from './document.ts';
import { coverageProblems } from './problems.ts';
import type { SystemRows } from './system-rows.ts';
import { isInUsualRun, titlesWithRows } from './titles.ts';

const ROWS: SystemRows = { system: 'B1', title: 'Projects', rows: ['R2.2-01 a page', 'R5-01 a limit'] };
const OTHER: SystemRows = { system: 'B2', title: 'Letters', rows: ['R3-01 a PDF'] };
const check = (given: readonly string[], done: readonly string[] = [], systems = [ROWS, OTHER]) => {
  const named = new Set(['C2.1.1', ...given]);
  return coverageProblems({ coreRows: ['C2.1.1'], systems, done, named, usual: named });
};

describe('rows and their tests', () => {
  it('a row of a done system without a test is a problem, of another system it is none [P12-01]', () => {
    expect(check(['R2.2-01'])).toEqual([]);
    expect(check(['R2.2-01'], ['B1'])).toEqual(['R5-01 has no test, and B1 is said to be done']);
    expect(check(['R2.2-01', 'R5-01'], ['B1'])).toEqual([]);
    expect(check([], ['B9'])).toEqual(['B9 is no system']);
  });

  it('every row of the core needs a test', () => {
    const none = new Set<string>();
    expect(
      coverageProblems({ coreRows: ['C2.1.1'], systems: [], done: [], named: none, usual: none }),
    ).toEqual(['C2.1.1 has no test']);
  });

  it('a row that only tests outside of the usual run name is a problem', () => {
    const named = new Set(['C2.1.1', 'R5-01']);
    const usual = new Set(['C2.1.1']);
    expect(coverageProblems({ coreRows: ['C2.1.1'], systems: [ROWS], done: [], named, usual })).toEqual([
      'R5-01 has no test in npm test',
    ]);
  });

  it('the usual run has neither further journeys, walks and slow tests, nor faults and cluster', () => {
    expect(
      [
        'e2e/specs/editor.spec.ts',
        'e2e/specs/words.spec.ts',
        'e2e/faults/mail.spec.ts',
        'e2e/cluster/canary.spec.ts',
        'services/core/src/features/file/pieces/memory.slow.test.ts',
      ].filter(isInUsualRun),
    ).toEqual([]);
    const usual = ['e2e/specs/journey.spec.ts', 'services/core/src/matrix.test.ts', 'shell/src/a.test.tsx'];
    expect(usual.filter(isInUsualRun)).toEqual(usual);
  });

  it('a test that names a row which does not exist is a problem [P12-02]', () => {
    expect(check(['R2.2-09', 'C9.9.9'])).toEqual(['R2.2-09 is no row', 'C9.9.9 is no row']);
  });

  it('an id that is used twice, in one system or in two, is a problem, and so is a bad one [P12-03]', () => {
    const again: SystemRows = { system: 'B3', title: 'Again', rows: ['R5-01 other words'] };
    expect(check([], [], [ROWS, again])).toEqual(['R5-01 is the id of several rows']);
    expect(check([], [], [ROWS, ROWS])).toContain('B1 stands twice');
    expect(check([], [], [{ ...ROWS, rows: ['R5.01 a limit'] }])).toEqual(["'R5.01' is no id of a row"]);
  });

  it('titles name rows of all parts at their end', () => {
    const ids = ['C5.3.2', 'R2.1-04', 'S5-12', 'P12-01'].join(' ');
    expect(titlesWithRows(`it('is refused [${ids}]', () => {});`)).toEqual([
      { title: 'is refused', rows: ['C5.3.2', 'R2.1-04', 'S5-12', 'P12-01'] },
    ]);
    expect(titlesWithRows("it('is refused [soon]', () => {});")).toEqual([]);
  });

  it('the document says which systems are done, how many rows of a part have a test, and what is open', () => {
    const tests = new Map([['R2.2-01', [{ file: 'a.test.ts', title: 'opens | closes' }]]]);
    const text = (done: readonly string[]): string =>
      systemsDocument({ document: 'x.md', title: 'Researchers', systems: [ROWS, OTHER] }, done, tests);
    expect(text([])).toContain('| B1 | Projects | part | 2 | 1 |');
    expect(text([])).toContain('| B2 | Letters | open | 1 | 0 |');
    expect(text(['B1'])).toContain('| B1 | Projects | done | 2 | 1 |');
    expect(text([])).toContain('| R2.2-01 | a page | opens \\| closes (`a.test.ts`) |');
  });
});
