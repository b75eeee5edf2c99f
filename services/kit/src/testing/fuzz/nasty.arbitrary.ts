/** Values that break careless code, independent of any schema. */
import fc from 'fast-check';

const STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '😀'.repeat(200),
  'x'.repeat(30_000),
  "'; drop table x; --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'true',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '-2147483649',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ',',
  ',,,',
  '1,2,x',
  '-',
  '--id',
  '__proto__',
  'constructor',
  'toString',
  '１２',
  '\u202Egnp.exe',
  '\r\nX-Injected: 1',
];
const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e-320,
];

const nest = (depth: number, array: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = array ? [value] : { a: value };
  return value;
};

/**
 * Created when a fuzz test first needs it, because fast-check lists all of Unicode, which takes a second in every other
 * test file.
 */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export const nastyString = once(() =>
  fc.oneof(fc.constantFrom(...STRINGS), fc.string({ unit: 'binary', maxLength: 40 })),
);

/** Any JSON value, with odd ones more likely. */
export const nastyValue = once<fc.Arbitrary<unknown>>(() =>
  fc.oneof(
    { weight: 4, arbitrary: nastyString() },
    { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: {} }) },
    { weight: 1, arbitrary: fc.constantFrom(nest(500, true), nest(500, false)) },
    { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":1}')) },
    { weight: 1, arbitrary: fc.constant(Array.from({ length: 3000 }, (_, index) => index)) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  ),
);

/** Path segments as they are sent; some are not validly encoded. */
export const nastySegment = fc.constantFrom(
  '0',
  '-1',
  '1',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1e3',
  '0x1',
  '1.5',
  '%00',
  '1%00',
  '%FF',
  '%zz',
  '%',
  '..%2f..%2f',
  '%EF%BC%91',
  'null',
  'undefined',
  '__proto__',
  'a'.repeat(3000),
  '00000000-0000-0000-0000-000000000000',
  "1'%20or%201=1",
  '1;2',
);

/** Bodies that are not JSON, or JSON that is not an object. */
export const malformedBody = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[[[[',
  '{"a":1,}',
  "{'a':1}",
  '\uFEFF{}',
  '{"a":"\\ud800"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"a":1e999}',
  '{"__proto__":{"a":1},"constructor":{"prototype":1}}',
  'a=1&b=2',
);

export const oddContentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  ';;;',
);
