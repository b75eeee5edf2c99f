/** Words of people in documents: they show what they contain, and stay words. */
import { describe, expect, it } from 'vitest';
import { anyScript } from './index.ts';

describe('text that hides or turns around', () => {
  it.each([
    ['\u202Eelbisrever', 'elbisrever'],
    ['Ada\u200B Love\u00ADlace\u{E0041}', 'Ada Lovelace'],
    ['a\u0000b\u0007c', 'abc'],
    ['half \uD800', 'half '],
  ])('%j', (given, shown) => {
    const content = anyScript(given);
    expect(typeof content === 'string' ? content : (content as { text: string }).text).toBe(shown);
  });
});

it('a word without end breaks within its column', () => {
  expect(anyScript('w'.repeat(41))).toEqual({ text: 'w'.repeat(41), wordBreak: 'break-all' });
  expect(anyScript('Ada Lovelace')).toBe('Ada Lovelace');
});
