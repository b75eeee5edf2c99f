/**
 * How many requests of each type the demo has in each status: 300 in all, so that every tab and queue has rows. A type
 * not listed here gets the mix of its flow, and the examples of its form as answers; a new type needs no entry.
 */
import {
  ALL_REQUEST_TYPES,
  type DecisionFlow,
  type RequestStatus,
  type RequestType,
  type RequestTypeDefinition,
} from '@portal/contract';

export type Mix = Readonly<Partial<Record<RequestStatus, number>>>;

export interface DemoType {
  readonly mix: Mix;
  /** The requested resource comes from a cohort, although no dataset is chosen. */
  readonly hasCohort?: boolean;
  /** The key of the type that this one renews; each renewal belongs to a fulfilled request of that type. */
  readonly renews?: string;
}

const BY_KEY: Readonly<Record<string, DemoType>> = {
  dataset: { mix: { 1: 9, 2: 11, 3: 13, 4: 12, 5: 8, 6: 9, 7: 22, 12: 6, 13: 4, 14: 3 } },
  biospecimen: {
    mix: { 1: 5, 2: 7, 3: 8, 4: 6, 5: 4, 6: 5, 7: 9, 12: 3, 13: 2, 14: 1 },
    hasCohort: true,
  },
  funding: { mix: { 1: 3, 2: 5, 3: 4, 5: 2, 6: 2 } },
  research_match: {
    mix: { 1: 4, 2: 7, 3: 8, 4: 4, 5: 3, 6: 3, 7: 10, 8: 5, 9: 3, 10: 3, 11: 2, 12: 1, 13: 1 },
    hasCohort: true,
  },
  research_match_renewal: {
    mix: { 1: 1, 2: 3, 3: 2, 4: 1, 6: 1, 7: 2 },
    hasCohort: true,
    renews: 'research_match',
  },
  abn_data: { mix: { 1: 2, 2: 4, 3: 3, 4: 2, 5: 1, 6: 2, 7: 6, 8: 2, 9: 2, 12: 1 } },
  pilot_tissue: { mix: { 1: 1, 2: 3, 3: 3, 4: 2, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 11: 1, 12: 1 } },
  abn_tissue: { mix: { 1: 2, 2: 5, 3: 4, 4: 3, 6: 2, 7: 2, 8: 4, 9: 2, 10: 1, 12: 3 } },
};

const BY_FLOW: Readonly<Record<DecisionFlow, Mix>> = {
  plain: { 1: 2, 2: 4, 3: 4, 4: 2, 5: 1, 6: 2, 7: 4, 12: 1 },
  funding: { 1: 2, 2: 4, 3: 3, 5: 1, 6: 1 },
  research_match: { 1: 2, 2: 4, 3: 3, 4: 2, 5: 1, 7: 3, 8: 2, 9: 1, 10: 1 },
  tissue: { 1: 2, 2: 4, 3: 3, 4: 2, 5: 1, 7: 2, 8: 2, 12: 1 },
};

export const findDemoType = ({ key, flow }: RequestTypeDefinition): DemoType =>
  BY_KEY[key] ?? { mix: BY_FLOW[flow] };

export interface DemoSlot {
  readonly type: RequestTypeDefinition;
  readonly status: RequestStatus;
}

/** One slot for each request of the demo. */
export const demoSlots = (): DemoSlot[] =>
  ALL_REQUEST_TYPES.flatMap((type) =>
    Object.entries(findDemoType(type).mix).flatMap(([status, count]) =>
      Array.from({ length: count }, () => ({ type, status: Number(status) as RequestStatus })),
    ),
  );

/** Numbers of the types that `matches` accepts, as a list for SQL: `(1, 4)`. */
export const typesWhere = (matches: (type: RequestTypeDefinition) => boolean): string => {
  const numbers = ALL_REQUEST_TYPES.filter(matches).map(({ number }) => number);
  return `(${numbers.join(', ') || 'null'})`;
};

/** Requests of the demo investigators, by type key; subtracted from the counts above. */
export const OWNED: Readonly<Record<string, readonly (readonly [key: string, status: RequestStatus])[]>> = {
  'pi@demo.test': [
    ['dataset', 1],
    ['biospecimen', 1],
    ['research_match', 1],
    ['abn_data', 1],
    ['pilot_tissue', 1],
    ['abn_tissue', 1],
    ['dataset', 2],
    ['dataset', 6],
    ['dataset', 4],
    ['dataset', 7],
    ['biospecimen', 3],
    ['research_match', 8],
    ['abn_data', 7],
  ],
  'pi2@demo.test': [
    ['dataset', 7],
    ['dataset', 3],
    ['biospecimen', 2],
    ['research_match', 7],
    ['dataset', 12],
    ['abn_tissue', 8],
    ['abn_data', 7],
  ],
  'newpi@demo.test': [
    ['dataset', 1],
    ['dataset', 2],
  ],
};

/** @throws for a key that no type has */
export function typeByKey(key: string): RequestType {
  const found = ALL_REQUEST_TYPES.find((type) => type.key === key);
  if (!found) throw new Error(`there is no request type ${key}`);
  return found.number as RequestType;
}
