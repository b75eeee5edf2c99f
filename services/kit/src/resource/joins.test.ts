import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { computedFrom } from './joins.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const numbers = { from: 'generate_series(1, 3) t(n)', computed: { drawn: 'random() + t.n' } };

it('computes once for a row what is used in several places', async () => {
  const shown = 'computed.drawn as one, computed.drawn as other';
  const { rows } = await database.admin.query<{ one: number; other: number }>(
    `select ${shown} from ${computedFrom(numbers, shown)}`,
  );
  expect(rows).toHaveLength(3);
  for (const { one, other } of rows) expect(other).toBe(one);
  expect(new Set(rows.map(({ one }) => one)).size).toBe(3);
});

it('works out nothing that is not shown', () => {
  expect(computedFrom(numbers, 't.n as computed_number')).toBe(numbers.from);
});
