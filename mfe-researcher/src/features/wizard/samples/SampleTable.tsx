import type { SampleAvailability } from '@portal/contract';
import { SAMPLE_ID_LENGTH, type SampleAmounts } from '@portal/contract/samples/sample-ids';
import type { SampleKind } from '@portal/contract/samples/sample-kinds';
import { fill } from '@portal/shared-ui';
import { RowPicker } from '@portal/shared-ui/picker';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { renameProblem, renameSample } from './parse-samples.ts';
import { compareIds } from '../model/sample-checks.ts';
import { sampleColumns, type ListedSample, type SampleActions } from './sample-columns.tsx';
import { samples as words } from '#texts/samples';

interface SampleTableProps {
  samples: SampleAmounts;
  kind: SampleKind;
  findCheck: (id: string) => SampleAvailability | undefined;
  /** Filters the rows; all are shown by default. */
  isShown?: (id: string) => boolean;
  onChange: (samples: SampleAmounts) => void;
}

/** A typed replacement id that was refused. */
interface Refusal {
  readonly id: string;
  readonly message: string;
}

/** The sample ids with their amounts. An id that failed or was not checked yet can be corrected in place. */
export function SampleTable({ samples, kind, findCheck, isShown = () => true, onChange }: SampleTableProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const actions = useActions(samples, onChange, setRefusal);
  const columns = useMemo(() => sampleColumns(kind, actions), [kind, actions]);
  const rows = Object.entries(samples)
    .filter(([id]) => isShown(id))
    .sort(([one], [other]) => compareIds(one, other))
    .map(([id, amount]): ListedSample => ({
      id,
      amount,
      check: findCheck(id),
      problem: refusal?.id === id ? refusal.message : undefined,
    }));
  return <RowPicker caption={words.caption} columns={columns} rows={rows} rowId={({ id }) => id} />;
}

/** Stable function references, so that unchanged rows do not render again. */
function useActions(
  samples: SampleAmounts,
  onChange: (samples: SampleAmounts) => void,
  onRefuse: (refusal: Refusal | undefined) => void,
): SampleActions {
  const latest = useRef({ samples, onChange });
  useLayoutEffect(() => {
    latest.current = { samples, onChange };
  });
  return useMemo(() => {
    const change = (next: (now: SampleAmounts) => SampleAmounts) =>
      latest.current.onChange(next(latest.current.samples));
    return {
      rename: (id, to) => {
        const problem = renameProblem(latest.current.samples, id, to);
        onRefuse(
          problem && {
            id,
            message:
              problem === 'taken'
                ? fill(words.taken, { id: to.trim() })
                : fill(words.tooLong, { ids: to.trim(), limit: SAMPLE_ID_LENGTH }),
          },
        );
        if (!problem) change((now) => renameSample(now, id, to));
      },
      setAmount: (id, amount) => change((now) => ({ ...now, [id]: amount })),
      remove: (id) =>
        change((now) => Object.fromEntries(Object.entries(now).filter(([each]) => each !== id))),
    };
  }, [onRefuse]);
}
