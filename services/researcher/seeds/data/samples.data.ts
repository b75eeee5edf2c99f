/** The demo inventory: 600 samples of 90 invented participants, covering every state. */
import { SAMPLE_KIND, SAMPLE_KINDS, type SampleKind } from '@portal/contract';

export interface DemoSample {
  readonly kind: SampleKind;
  readonly id: string;
  readonly amount: number;
  readonly limitedAt: number;
  readonly hasCpls: boolean;
  readonly isIpscConsented: boolean;
  readonly familySituation: string;
  readonly cohort: string;
}

const FIRST_FAMILY = 11_000;
const PEOPLE = 90;
const LINES = 60;
const MEMBERS = ['p1', 's1', 'mo', 'fa'] as const;
const ROLES: Readonly<Record<(typeof MEMBERS)[number], string>> = {
  p1: 'proband',
  s1: 'sibling without autism',
  mo: 'mother',
  fa: 'father',
};

interface Participant {
  readonly id: string;
  readonly situation: string;
  readonly cohort: string;
  readonly number: number;
}

const people: readonly Participant[] = Array.from({ length: PEOPLE }, (_, number) => {
  const family = FIRST_FAMILY + Math.floor(number / MEMBERS.length);
  const member = MEMBERS[number % MEMBERS.length] ?? 'p1';
  const size = family % 3 === 0 ? 'multiplex' : 'simplex';
  const cohort = family % 2 === 0 ? 'Simons Simplex Collection' : 'SPARK';
  return { id: `${family}-${member}`, situation: `${ROLES[member]}, ${size}`, cohort, number };
});

/** Every tenth sample is used up and every tenth nearly so; one participant in seven did not consent to iPSCs. */
function describe(kind: SampleKind, { id, situation, cohort, number }: Participant): DemoSample {
  const turn = (number + kind.id * 3) % 10;
  const standards = turn === 0 || turn === 5 ? 0 : turn === 1 ? 1 : 3 + turn;
  return {
    kind,
    id,
    amount: standards * kind.standard,
    limitedAt: 2 * kind.standard,
    hasCpls: kind.id === SAMPLE_KIND.LCL && turn === 5,
    isIpscConsented: number % 7 !== 3,
    familySituation: situation,
    cohort,
  };
}

export const DEMO_SAMPLES: readonly DemoSample[] = SAMPLE_KINDS.flatMap((kind) =>
  people.slice(0, kind.id === SAMPLE_KIND.IPSC ? LINES : PEOPLE).map((person) => describe(kind, person)),
);
