// @vitest-environment node
import { expect, test } from 'vitest';
import { scanSource } from './scan-source.ts';

test('texts of the code are read, with a sign for what is filled in, and those of types are not', () => {
  const { texts } = scanSource(
    "type Row = RowOf<'GET /type/'>; const a = useApi('GET /project/{id}/'); b(`GET /${kind}-feed/` as const);",
    false,
  );
  expect(texts).toEqual(['GET /project/{id}/', 'GET /…-feed/']);
});

test('names are those of fields that the code may touch, in any way', () => {
  const { names } = scanSource(
    `interface Unused { hidden: string }
     const { title, owner: { email = '' } } = data!;
     send({ reason, 'free text': 1 });
     read(data.status as Known, data['kind']);`,
    false,
  );
  expect(names).toEqual(
    expect.arrayContaining(['title', 'owner', 'email', 'reason', 'free text', 'status', 'kind']),
  );
  expect(names).not.toContain('hidden');
  expect(names).not.toContain('Known');
});

test('imports and what is passed on are reported, without types', () => {
  const { imports, reExports } = scanSource(
    `import type { A } from './a.ts';
     import { b, type C, d as e } from './b.ts';
     import whole from './whole.ts';
     import * as all from './all.ts';
     export { f, type G, h as i } from './f.ts';
     export * from './star.ts';
     export type { J } from './j.ts';
     const lazy = () => import('./Page.tsx');`,
    true,
  );
  expect(imports).toEqual([
    { from: './b.ts', names: ['b', 'd'] },
    { from: './whole.ts', names: ['default'] },
    { from: './all.ts', names: ['*'] },
    { from: './Page.tsx', names: ['*'] },
  ]);
  expect(reExports).toEqual([
    { as: 'f', from: './f.ts', name: 'f' },
    { as: 'i', from: './f.ts', name: 'h' },
    { as: '*', from: './star.ts', name: '*' },
  ]);
});
