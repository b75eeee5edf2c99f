/**
 * Remembers the inventory's results on this page, so that steps know the failing samples and each sample is checked
 * once.
 */
import type { SampleAvailability } from '@portal/contract';
import { passesCheck } from '@portal/contract/samples/availability';
import { readSampleAmounts, sampleBatches } from '@portal/contract/samples/sample-ids';
import { sampleKind, type SampleKind } from '@portal/contract/samples/sample-kinds';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { api } from '@portal/shared-ui/data';
import { useSyncExternalStore } from 'react';

/** The facts besides the id that determine availability. */
export interface CheckedFor {
  readonly kind: SampleKind;
  readonly makesIpscs: boolean;
  /** The project matters, because research unrelated to autism is offered samples of one cohort only. */
  readonly project: number | undefined;
}

type Known = ReadonlyMap<string, SampleAvailability>;
let known: Known = new Map();
const listeners = new Set<() => void>();
const getKey = ({ kind, makesIpscs, project }: CheckedFor, id: string) =>
  `${kind.id} ${makesIpscs} ${project} ${id}`;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useSampleChecks(target: CheckedFor): (id: string) => SampleAvailability | undefined {
  const now = useSyncExternalStore(subscribe, () => known);
  return (id) => now.get(getKey(target, id));
}

/** Checks samples in batches (spec 2 section 7); each batch's results count immediately. */
export async function checkSamples(
  target: CheckedFor,
  ids: readonly string[],
  onProgress: (done: number) => void = () => {},
): Promise<SampleAvailability[]> {
  const answers: SampleAvailability[] = [];
  for (const batch of sampleBatches(ids)) {
    // one batch after another, so that a slow external inventory is not asked for everything in one call
    const { data } = await api('POST /sample-availability/validate/', {
      body: {
        ids: batch,
        sample_type: target.kind.id,
        generate_ipscs: target.makesIpscs,
        ...(target.project === undefined ? {} : { project: target.project }),
      },
      quiet: true,
    });
    known = new Map([...known, ...data.results.map((each) => [getKey(target, each.id), each] as const)]);
    answers.push(...data.results);
    for (const listener of listeners) listener();
    onProgress(answers.length);
  }
  return answers;
}

/** Only for tests: clears all results. */
export function forgetSampleChecks(): void {
  known = new Map();
}

/** The facts to check a draft's samples for; null if the type needs no samples or no kind is chosen yet. */
export function checkedFor(
  { sampleFields }: Pick<RequestTypeDefinition, 'sampleFields'>,
  values: Readonly<Record<string, unknown>>,
): CheckedFor | null {
  const kind = sampleFields && sampleKind(values[sampleFields.kind]);
  if (!kind) return null;
  const { project } = values;
  return {
    kind,
    makesIpscs: values[sampleFields.ipscs] === true,
    project: typeof project === 'number' ? project : undefined,
  };
}

/** Saved samples have no order, so the same id order applies before and after saving. */
export const { compare: compareIds } = new Intl.Collator('en', { numeric: true });

/** The failing ids of the draft, in list order. */
export function failingSamples(
  type: Pick<RequestTypeDefinition, 'sampleFields'>,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const target = checkedFor(type, values);
  if (!target || !type.sampleFields) return [];
  return Object.keys(readSampleAmounts(values[type.sampleFields.samples]))
    .filter((id) => {
      const check = known.get(getKey(target, id));
      return check !== undefined && !passesCheck(check);
    })
    .toSorted(compareIds);
}

/** True if at least one id of the draft is known to fail. */
export const hasFailingSamples = (...draft: Parameters<typeof failingSamples>): boolean =>
  failingSamples(...draft).length > 0;
