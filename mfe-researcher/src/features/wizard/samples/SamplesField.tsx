import type { SampleAvailability } from '@portal/contract';
import { AVAILABILITY_LABELS, passesCheck } from '@portal/contract/samples/availability';
import {
  readSampleAmounts,
  SAMPLE_ID_EXAMPLE,
  type SampleAmounts,
} from '@portal/contract/samples/sample-ids';
import {
  Box,
  Button,
  fill,
  HStack,
  LabeledField,
  LiveRegion,
  Notice,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import { failureMessage } from '@portal/shared-ui/data';
import { fieldId } from '@portal/shared-ui/form';
import { downloadCsv } from '@portal/shared-ui/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FailingSamples } from './FailingSamples.tsx';
import { addSamples, readSamples, renameSample } from './parse-samples.ts';
import { pendingProblem, type PendingText } from './pending-samples.ts';
import { checkSamples, useSampleChecks, type CheckedFor } from '../model/sample-checks.ts';
import { SampleTable } from './SampleTable.tsx';
import { samples as words } from '#texts/samples';

interface SamplesFieldProps {
  name: string;
  label: string;
  target: CheckedFor;
  value: unknown;
  error: string | undefined;
  pending: PendingText;
  onChange: (value: SampleAmounts) => void;
}

/** Typed or pasted sample ids, each with its amount and the inventory's result (spec 2 section 5). */
export default function SamplesField({
  name,
  label,
  target,
  value,
  error,
  pending,
  onChange,
}: SamplesFieldProps) {
  const samples = readSampleAmounts(value);
  const ids = Object.keys(samples);
  const { text, type } = pending;
  const [isRefused, setRefused] = useState(false);
  const [isFiltered, setFiltered] = useState(false);
  const findCheck = useSampleChecks(target);
  const { validate, done, failure } = useValidation(target, samples, onChange);
  const failing = ids.filter((id) => {
    const check = findCheck(id);
    return check !== undefined && !passesCheck(check);
  });
  const isFailing = new Set(failing);
  const add = () => {
    const read = readSamples(text);
    onChange(addSamples(samples, read.samples, target.kind.standard));
    // text that cannot be an id stays in the input, with the reason
    setRefused(read.refused.length > 0);
    type(read.refused.join('\n'));
  };
  const passing = ids.filter((id) => findCheck(id)).length - failing.length;
  const outcome =
    done === null && passing + failing.length > 0
      ? fill(words.validated, { count: passing, failing: failing.length })
      : '';
  const exportRows = () =>
    downloadCsv(words.fileName, [
      [
        words.columns.id,
        words.columns.amount,
        words.columns.unit,
        words.columns.availability,
        words.columns.left,
      ],
      ...ids.map((id) => {
        const check = findCheck(id);
        return [
          id,
          samples[id],
          target.kind.unit,
          check && AVAILABILITY_LABELS[check.availability],
          check?.amount_available,
        ];
      }),
    ]);
  return (
    <Stack gap="4">
      <LabeledField
        id={fieldId(name)}
        label={label}
        help={fill(words.help, { example: SAMPLE_ID_EXAMPLE, usual: target.kind.usual })}
        error={error ?? (isRefused ? pendingProblem(text) : undefined)}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            fontFamily="mono"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={SAMPLE_ID_EXAMPLE}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" disabled={text.trim() === ''} onClick={add}>
          {words.add}
        </Button>
        <Button
          disabled={ids.length === 0}
          loading={done !== null}
          loadingText={fill(words.validating, { done: done ?? 0, count: ids.length })}
          onClick={() => void validate()}
        >
          {words.validate}
        </Button>
        <Button variant="ghost" disabled={ids.length === 0} onClick={exportRows}>
          {words.download}
        </Button>
      </HStack>
      {failure === undefined ? null : (
        <Notice tone="danger" title={words.validateFailed} isUrgent>
          {failure}
        </Notice>
      )}
      {outcome === '' ? null : <Text fontWeight="semibold">{outcome}</Text>}
      <FailingSamples
        samples={samples}
        failing={failing}
        isFiltered={isFiltered}
        onFilter={setFiltered}
        onChange={onChange}
      />
      {ids.length === 0 ? (
        <Text color="fg.muted">{words.none}</Text>
      ) : (
        <Box>
          <SampleTable
            samples={samples}
            kind={target.kind}
            findCheck={findCheck}
            isShown={isFiltered && failing.length > 0 ? (id) => isFailing.has(id) : undefined}
            onChange={onChange}
          />
        </Box>
      )}
      <LiveRegion message={outcome} />
    </Stack>
  );
}

/** Checks samples on demand, and once automatically when a draft with ids is opened. */
function useValidation(
  target: CheckedFor,
  samples: SampleAmounts,
  onChange: (samples: SampleAmounts) => void,
) {
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const latest = useRef({ samples, onChange });
  useLayoutEffect(() => {
    latest.current = { samples, onChange };
  });
  const validate = async () => {
    setFailure(undefined);
    setDone(0);
    try {
      const answers = await checkSamples(target, Object.keys(samples), setDone);
      const before = latest.current.samples;
      const after = respelled(before, answers);
      if (after === before) return;
      latest.current.onChange(after);
      await checkSamples(
        target,
        Object.keys(after).filter((id) => !Object.hasOwn(before, id)),
      );
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setDone(null);
    }
  };
  const first = useRef({ validate, hasIds: Object.keys(samples).length > 0 });
  useEffect(() => {
    if (first.current.hasIds) void first.current.validate();
  }, []);
  return { validate, done, failure };
}

/**
 * Respells ids in the capital letters of the inventory. If the respelled id is already in the list, the entry stays and
 * its row offers the other spelling.
 */
const respelled = (samples: SampleAmounts, answers: readonly SampleAvailability[]): SampleAmounts =>
  answers.reduce(
    (now, { id, written_as: written }) =>
      written !== undefined && Object.hasOwn(now, id) ? renameSample(now, id, written) : now,
    samples,
  );
