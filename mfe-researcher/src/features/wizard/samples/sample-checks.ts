/** What the inventory said of samples on this page, so that a step knows what fails and a visit asks once. */
import type { SampleAvailability } from '@portal/contract';
import { passesCheck } from '@portal/contract/samples/availability';
import { readSampleAmounts, sampleBatches } from '@portal/contract/samples/sample-ids';
import { sampleKind, type SampleKind } from '@portal/contract/samples/sample-kinds';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { api } from '@portal/shared-ui/data';
import { useSyncExternalStore } from 'react';

/** What availability depends on beside the id. */
export interface CheckedFor {
  readonly kind: SampleKind;
  readonly makesIpscs: boolean;
  /** Research that does not relate to autism is offered samples of one cohort. */
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

/** Asks the inventory in batches (spec 2 section 7); the answer to a batch counts immediately. */
export async function checkSamples(
  target: CheckedFor,
  ids: readonly string[],
  onProgress: (done: number) => void = () => {},
): Promise<SampleAvailability[]> {
  const answers: SampleAvailability[] = [];
  for (const batch of sampleBatches(ids)) {
    // one after the other: a slow outside inventory is not asked for everything in one call
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

/** For tests: another inventory. */
export function forgetSampleChecks(): void {
  known = new Map();
}

/** What the answers of a draft say; null where the type asks for no samples, or no kind is chosen yet. */
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

/** What is saved has no order, so the order of the ids is set before and after. */
export const { compare: compareIds } = new Intl.Collator('en', { numeric: true });

/** The ids of the draft that are known to fail, in the order of the list. */
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

/** Whether an id of the draft is known to fail. */
export const hasFailingSamples = (...draft: Parameters<typeof failingSamples>): boolean =>
  failingSamples(...draft).length > 0;
