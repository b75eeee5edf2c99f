/**
 * Spec 3 section 4.2, written by hand: which statuses (columns) lead to which decisions, for each actor, flow and state
 * of the team. Independent of the tables that the server uses.
 */
import type { RequestStatus, RequestType } from '@portal/contract';

/** The groups of types in the specification. "plain" is funding, which has no approval. */
export const FLOW_TYPES: Readonly<Record<string, readonly RequestType[]>> = {
  plain: [3],
  'dataset, sample': [1, 2],
  'research match': [4, 5],
  tissue: [6, 7, 8],
};

const TABLE = `
  actor        | flow            | team    | 1 | 2      | 3      | 4   | 5 | 6 | 7     | 8            | 9 | 10   | 11 | 12  | 13 | 14
  admin        | plain           | ready   |   | 5 6    | 5 6    | 7   |   | 5 | 13 14 |              |   |      |    | 4 5 | 7  | 7
  admin        | plain           | pending |   | 5 6    | 5 6    |     |   | 5 | 13 14 |              |   |      |    | 5   | 7  | 7
  admin        | dataset, sample | ready   |   | 4 5 6  | 4 5 6  | 7   |   | 5 | 13 14 |              |   |      |    | 4 5 | 7  | 7
  admin        | dataset, sample | pending |   | 5 6 12 | 5 6 12 |     |   | 5 | 13 14 |              |   |      |    | 5   | 7  | 7
  admin        | research match  | ready   |   | 4 5 6  | 4 5 6  | 6 7 |   | 5 | 13 14 | 4 5 9 10 11  |   | 4 5  |    | 4 5 | 7  | 7
  admin        | research match  | pending |   | 5 6 12 | 5 6 12 | 6   |   | 5 | 13 14 | 5 9 10 11 12 |   | 5 12 |    | 5   | 7  | 7
  admin        | tissue          | ready   |   | 4 5 6  | 4 5 6  | 6 7 |   | 5 | 13 14 | 4 5 9 10 11  |   | 4 5  |    | 4 5 | 7  | 7
  admin        | tissue          | pending |   | 5 6 12 | 5 6 12 | 6   |   | 5 | 13 14 | 5 9 10 11 12 |   | 5 12 |    | 5   | 7  | 7
  manager      | tissue          | ready   |   | 4 5 6  | 4 5 6  | 6 7 |   | 5 |       | 4 5 9 10 11  |   | 4 5  |    | 4 5 |    |
  manager      | tissue          | pending |   | 5 6 12 | 5 6 12 | 6   |   | 5 |       | 5 9 10 11 12 |   | 5 12 |    | 5   |    |
  rm admin     | research match  | ready   |   | 5 9 11 |        |     |   |   |       |              |   |      |    |     |    |
  rm admin     | research match  | pending |   | 5 9 11 |        |     |   |   |       |              |   |      |    |     |    |
  primary      | dataset, sample | ready   |   |        | 4 5 6  |     |   |   |       |              |   |      |    |     |    |
  primary      | dataset, sample | pending |   |        | 5 6 12 |     |   |   |       |              |   |      |    |     |    |
`;

const [, ...LINES] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

export type Decider = 'admin' | 'manager' | 'rm admin' | 'primary';

/** The decisions in the specification's table; none for a line that it does not have. */
export function specifiedDecisions(
  decider: Decider | 'nobody',
  { type, status, isReady }: { type: RequestType; status: RequestStatus; isReady: boolean },
): number[] {
  const line = LINES.find(
    ([actor, flow = '', team]) =>
      actor === decider && FLOW_TYPES[flow]?.includes(type) && (team === 'ready') === isReady,
  );
  return (line?.[status + 2] ?? '').split(' ').filter(Boolean).map(Number);
}

/** Lets a test check the size, so that a shifted cell or missing line is not taken for "nothing is offered". */
export const TABLE_SIZE = { lines: LINES.length, columns: new Set(LINES.map((line) => line.length)) };
