import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { inOneLine, Problem } from './problem.ts';

describe('inOneLine', () => {
  it('says that the disk is full, and where', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      path: '/data/x',
    });
    expect(inOneLine(error)).toBe('The disk is full: cannot write to /data/x.');
  });

  it('says the same of the disk of the database', () => {
    const error = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' });
    expect(inOneLine(error)).toBe('The disk is full: the database cannot write.');
  });

  it('shows a line of our own, and only the first line of others', () => {
    expect(inOneLine(new Problem('Port 8080 is in use.'))).toBe('Port 8080 is in use.');
    expect(inOneLine(new Error('broken\n    at somewhere'))).toBe('broken');
    expect(inOneLine(new ConfigError(['A: is wrong.', 'B: is wrong.']))).toBe('A: is wrong.\nB: is wrong.');
  });
});
