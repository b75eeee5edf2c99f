import { describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { explainFailure } from './explain.ts';

const place = { dataDir: '/data/postgres', port: 5433 };

describe('explainFailure', () => {
  it.each([
    [
      'initdb: error: could not write: No space left on device',
      'The disk is full: PostgreSQL cannot write to /data/postgres.',
    ],
    ['LOG: could not bind IPv4 address: Address already in use', 'Port 5433 is in use'],
    ['could not change permissions: Permission denied', 'may not write to /data/postgres'],
    ['FATAL:  database files are incompatible with server', 'another version of PostgreSQL'],
    [
      'LOG: starting\nFATAL:  something new\nLOG: shut down',
      'PostgreSQL did not start: FATAL:  something new',
    ],
  ])('turns %j into one line', (output, words) => {
    const line = explainFailure(output, place);
    expect(line).toContain(words);
    expect(line).not.toContain('\n');
  });
});

describe('findBinaries', () => {
  it('names DATABASE_URL as the way out on a platform without binaries', async () => {
    await expect(findBinaries('sunos', 'sparc')).rejects.toThrow(/sunos-sparc.*DATABASE_URL/);
  });
});
