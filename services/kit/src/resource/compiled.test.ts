import { expect, it } from 'vitest';
import { makeActor } from '../testing/rights.ts';
import { compileOnce } from './compiled.ts';

const asked = (userId: number, id: unknown) => ({
  use: 'read',
  actor: makeActor(['sbso'], { userId, institutionIds: [userId * 10] }),
  id,
  share: 'reserved' as const,
});

it('fills in the values of each call by their names, wherever they are', () => {
  const resource = {};
  const compile = (userId: number, id: unknown) =>
    compileOnce(resource, asked(userId, id), (values, key) => {
      const actor = values.named('actor', userId);
      const institutions = values.named('institutions', [userId * 10]);
      return `${institutions} ${actor} ${key}`;
    });
  expect(compile(1, 'a')).toMatchObject({ text: '$3 $2 $1', values: ['a', 1, [10]] });
  expect(compile(2, 'b')).toMatchObject({ text: '$3 $2 $1', values: ['b', 2, [20]] });
});

it('refuses a value of which it does not know where another call would have it from', () => {
  const build = (bind: (values: Parameters<Parameters<typeof compileOnce>[2]>[0]) => string) =>
    compileOnce({}, asked(1, 'a'), (values, key) => `${key} ${bind(values)}`);
  expect(() => build((values) => values.bind('of this call'))).toThrow('a value without a name');
  expect(() => build((values) => values.named('typed', 'x'))).toThrow('a value of the name typed');
});
