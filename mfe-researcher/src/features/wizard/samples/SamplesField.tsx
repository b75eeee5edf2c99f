import { AVAILABILITY_LABELS, passesAvailability } from '@portal/contract/samples/availability';
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
import { useEffect, useRef, useState } from 'react';
import { addSamples, parseSamples } from './parse-samples.ts';
import { checkSamples, useSampleChecks, type CheckedFor } from './sample-checks.ts';
import { SampleTable } from './SampleTable.tsx';
import { samples as words } from '#texts/samples';

interface SamplesFieldProps {
  name: string;
  label: string;
  target: CheckedFor;
  value: unknown;
  error: string | undefined;
  onChange: (value: SampleAmounts) => void;
}

/** Ids that are typed or pasted, with the amount of each and what the inventory says of it (specification 2 section 5). */
export default function SamplesField({ name, label, target, value, error, onChange }: SamplesFieldProps) {
  const samples = readSampleAmounts(value);
  const ids = Object.keys(samples);
  const [text, setText] = useState('');
  const findCheck = useSampleChecks(target);
  const { validate, done, failure } = useValidation(target, ids);
  const failing = ids.filter((id) => {
    const check = findCheck(id);
    return check !== undefined && !passesAvailability(check.availability);
  });
  const add = () => {
    onChange(addSamples(samples, parseSamples(text), target.kind.standard));
    setText('');
  };
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
        error={error}
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
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" disabled={Object.keys(parseSamples(text)).length === 0} onClick={add}>
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
      {ids.length === 0 ? (
        <Text color="fg.muted">{words.none}</Text>
      ) : (
        <Box>
          <SampleTable samples={samples} kind={target.kind} findCheck={findCheck} onChange={onChange} />
        </Box>
      )}
      <LiveRegion
        message={
          done === null && ids.some((id) => findCheck(id))
            ? fill(words.validated, { count: ids.length - failing.length, failing: failing.length })
            : ''
        }
      />
    </Stack>
  );
}

/** Validates on demand, and once by itself where a draft with ids is opened. */
function useValidation(target: CheckedFor, ids: readonly string[]) {
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const validate = async () => {
    setFailure(undefined);
    setDone(0);
    try {
      await checkSamples(target, ids, setDone);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setDone(null);
    }
  };
  const first = useRef({ validate, hasIds: ids.length > 0 });
  useEffect(() => {
    if (first.current.hasIds) void first.current.validate();
  }, []);
  return { validate, done, failure };
}
