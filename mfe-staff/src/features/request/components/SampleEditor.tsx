import type { RequestSample, SampleAvailability } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { passesCheck } from '@portal/contract/samples/availability';
import { sampleBatches } from '@portal/contract/samples/sample-ids';
import type { Request } from '@portal/contract/types';
import { Box, Button, HStack, Notice } from '@portal/shared-ui';
import { api, ApiError, failureMessage, useApi } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { namedRows, nextKey, rowAmounts, rowProblem, startRows, withAnswers } from '../model/sample-rows.ts';
import { SampleEditorRows } from './SampleEditorRows.tsx';
import { samples as words } from '#texts/samples';

interface SampleEditorProps {
  request: Request;
  kind: number;
  samples: readonly RequestSample[];
  /** Loads the samples again: after saving, and when the edits are discarded. */
  onStartAgain: () => Promise<void>;
}

/** An administrator's table of ids and amounts: Validate asks the inventory, Save stores them if they pass. */
export function SampleEditor({ request, kind, samples, onStartAgain }: SampleEditorProps) {
  const [started] = useState(() => startRows(samples));
  const [rows, setRows] = useState(started);
  const [problem, setProblem] = useState<string>();
  const [isValidating, setValidating] = useState(false);
  const read = useApi('GET /request/{id}/', { params: { id: request.id } });
  const { submit, isBusy } = useWrite('PATCH /request/{id}/', {
    opened: read,
    invalidates: ['request', 'history'],
    done: words.saved,
    words: { STALE: words.stale },
    onDone: onStartAgain,
  });
  const generatesIpscs = getAnswer(request, 'generate_ipscs') === true;

  const ask = async (): Promise<SampleAvailability[]> => {
    const ids = namedRows(rows).map(({ id }) => id);
    const answers = await Promise.all(
      sampleBatches(ids).map((batch) =>
        api('POST /sample-availability/validate/', {
          quiet: true,
          body: {
            ids: batch,
            sample_type: kind,
            project: request.project.id,
            ...(generatesIpscs ? { generate_ipscs: true } : {}),
          },
        }),
      ),
    );
    const found = answers.flatMap(({ data }) => data.results);
    setRows((current) => withAnswers(current, found));
    return found;
  };

  const validate = async () => {
    const wrong = rowProblem(rows);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setValidating(true);
    try {
      const found = await ask();
      const passes = found.every((sample) => passesCheck(sample));
      setProblem(passes ? undefined : MESSAGES.samplesToFix);
      if (passes) notify.success(words.validated);
    } catch (failure) {
      setProblem(failureMessage(failure));
    } finally {
      setValidating(false);
    }
  };

  const save = async () => {
    const wrong = rowProblem(rows);
    setProblem(wrong);
    if (wrong !== undefined) return;
    try {
      await submit({ params: { id: request.id }, body: { additional_data: { samples: rowAmounts(rows) } } });
    } catch (failure) {
      setProblem(sampleMessage(failure) ?? failureMessage(failure, { STALE: words.stale }));
      // Validates again, to show which rows are wrong.
      await ask().catch(() => undefined);
    }
  };

  return (
    <>
      {problem === undefined ? null : (
        <Box mb="3">
          <Notice tone="danger" isUrgent>
            {problem}
          </Notice>
        </Box>
      )}
      <SampleEditorRows rows={rows} onChange={setRows} />
      <HStack gap="3" mt="4" wrap="wrap">
        <Button
          variant="outline"
          onClick={() => setRows([...rows, { key: nextKey(rows), id: '', amount: '', known: undefined }])}
        >
          {words.add}
        </Button>
        <Button variant="outline" loading={isValidating} onClick={() => void validate()}>
          {words.validate}
        </Button>
        <Button loading={isBusy} disabled={read.data === undefined} onClick={() => void save()}>
          {words.save}
        </Button>
        {rows === started ? null : (
          <Button variant="ghost" onClick={() => void onStartAgain()}>
            {words.undo}
          </Button>
        )}
      </HStack>
    </>
  );
}

/** The message about the samples as a whole; the rows show which ones it concerns. */
const sampleMessage = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.fields['additional_data.samples']?.[0] : undefined;

function getAnswer({ details }: Request, name: string): unknown {
  return details && Object.entries(details.additional_data).find(([field]) => field === name)?.[1];
}
