import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flattenSchema, findParent, namesIn } from './shape.ts';

describe('the shape of a schema', () => {
  it('names each path with what may be there', () => {
    const schema = z.object({
      id: z.int(),
      title: z.string().nullable(),
      status: z.enum(['open', 'closed']),
      kind: z.literal(3),
      share: z.number().optional(),
      owner: z.object({ email: z.email(), phones: z.array(z.string()) }).optional(),
      teams: z.array(z.object({ name: z.string() })),
      flags: z.record(z.string(), z.boolean()),
      anything: z.unknown(),
    });
    expect(flattenSchema(schema, 'output')).toEqual({
      '': ['object'],
      id: ['integer'],
      title: ['string', 'null'],
      status: ['="open"', '="closed"'],
      kind: ['=3'],
      share: ['?', 'number'],
      owner: ['?', 'object'],
      'owner.email': ['string'],
      'owner.phones': ['array'],
      'owner.phones[]': ['string'],
      teams: ['array'],
      'teams[]': ['object'],
      'teams[].name': ['string'],
      flags: ['object'],
      'flags{}': ['boolean'],
      anything: ['any'],
    });
  });

  it('knows that a field with a default need not be sent and always comes', () => {
    const schema = z.object({ limit: z.int().default(25) });
    expect(flattenSchema(schema, 'input')).toMatchObject({ limit: ['?', 'integer'] });
    expect(flattenSchema(schema, 'output')).toMatchObject({ limit: ['integer'] });
  });

  it('joins variants: what only some have may be missing, but not because another is no object', () => {
    const variants = z.discriminatedUnion('type', [
      z.object({ type: z.literal(1), cohort: z.string(), both: z.int() }),
      z.object({ type: z.literal(2), both: z.string() }),
    ]);
    expect(flattenSchema(variants, 'output')).toEqual({
      '': ['object'],
      type: ['=1', '=2'],
      cohort: ['?', 'string'],
      both: ['integer', 'string'],
    });
    expect(flattenSchema(z.object({ owner: z.object({ id: z.int() }).nullable() }), 'output')).toEqual({
      '': ['object'],
      owner: ['object', 'null'],
      'owner.id': ['integer'],
    });
    expect(flattenSchema(z.union([z.array(z.int()), z.record(z.string(), z.string())]), 'output')).toEqual({
      '': ['array', 'object'],
      '[]': ['integer'],
      '{}': ['string'],
    });
  });

  it('joins what two schemas say of one object', () => {
    const both = z.intersection(z.object({ id: z.int() }), z.object({ name: z.string() }));
    expect(flattenSchema(both, 'output')).toEqual({ '': ['object'], id: ['integer'], name: ['string'] });
  });

  it('reads lists of fixed length, and lists in lists', () => {
    expect(flattenSchema(z.tuple([z.int(), z.string()]), 'output')).toEqual({
      '': ['array'],
      '[]': ['integer', 'string'],
    });
    expect(flattenSchema(z.object({ rows: z.array(z.array(z.string())) }), 'output')).toMatchObject({
      'rows[]': ['array'],
      'rows[][]': ['string'],
    });
  });

  it('ends where a schema contains itself', () => {
    interface Tree {
      name: string;
      children: Tree[];
    }
    const tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), children: z.array(tree) }));
    expect(flattenSchema(tree, 'output')).toEqual({
      '': ['object'],
      name: ['string'],
      children: ['array'],
      'children[]': ['any'],
    });
    const named = tree.meta({ id: 'Tree' });
    expect(flattenSchema(z.object({ root: named }), 'output')).toMatchObject({
      root: ['object'],
      'root.name': ['string'],
    });
  });
});

it('finds what contains a path, and its names', () => {
  expect(['', 'a', 'a.b', 'a[]', 'a[].b', 'a{}', '[]', '[].b', 'a[][]'].map(findParent)).toEqual([
    undefined,
    '',
    'a',
    'a',
    'a[]',
    'a',
    '',
    '[]',
    'a[]',
  ]);
  expect(namesIn('results[].owner.flags{}')).toEqual(['results', 'owner', 'flags']);
});
