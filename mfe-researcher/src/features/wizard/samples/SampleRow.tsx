import type { SampleAvailability } from '@portal/contract';
import { AVAILABILITY_LABELS, passesAvailability } from '@portal/contract/samples/availability';
import type { SampleKind } from '@portal/contract/samples/sample-kinds';
import { amountProblems } from '@portal/contract/samples/sample-rules';
import { Button, fill, HStack, Input, StatusBadge, Text, TrashIcon } from '@portal/shared-ui';
import { useId, useState } from 'react';
import { samples as words } from '#texts/samples';

interface SampleRowProps {
  id: string;
  amount: number | null;
  kind: SampleKind;
  check: SampleAvailability | undefined;
  onRename: (to: string) => void;
  onAmount: (amount: number | null) => void;
  onRemove: () => void;
}

export function SampleRow({ id, amount, kind, check, onRename, onAmount, onRemove }: SampleRowProps) {
  const problemId = useId();
  const fails = check !== undefined && !passesAvailability(check.availability);
  const [problem] = amountProblems(kind, { [id]: amount });
  return (
    <tr>
      <td>
        {fails ? <IdBox id={id} onRename={onRename} /> : <Text fontFamily="mono">{id}</Text>}
        {fails && check.alternatives && check.alternatives.length > 0 ? (
          <HStack wrap="wrap" gap="1" mt="1">
            <Text as="span" color="fg.muted">
              {words.available}
            </Text>
            {check.alternatives.map((other) => (
              <Button
                key={other}
                size="xs"
                variant="outline"
                aria-label={fill(words.useInstead, { other, id })}
                onClick={() => onRename(other)}
              >
                {other}
              </Button>
            ))}
          </HStack>
        ) : null}
      </td>
      <td>
        <AmountBox
          label={fill(words.amountOf, { id, unit: kind.unit })}
          amount={amount}
          isWhole={kind.isWhole}
          problemId={problem === undefined ? undefined : problemId}
          onAmount={onAmount}
        />
        {problem === undefined ? null : (
          <Text id={problemId} color="fg.error">
            {problem}
          </Text>
        )}
      </td>
      <td>
        {check ? (
          <>
            <StatusBadge tone={fails ? 'danger' : check.availability === 'Available' ? 'success' : 'warning'}>
              {AVAILABILITY_LABELS[check.availability]}
            </StatusBadge>
            <Text color="fg.muted">{factsOf(check)}</Text>
          </>
        ) : (
          <Text color="fg.muted">{words.unchecked}</Text>
        )}
      </td>
      <td>
        <Button
          size="sm"
          variant="ghost"
          px="1"
          aria-label={fill(words.removeNamed, { id })}
          title={words.remove}
          onClick={onRemove}
        >
          <TrashIcon />
        </Button>
      </td>
    </tr>
  );
}

/** How much there is, and how many ask for it. */
const factsOf = (check: SampleAvailability): string =>
  [
    check.amount_available === null
      ? ''
      : fill(words.left, { amount: check.amount_available, unit: check.unit }),
    fill(words.counts, { requests: check.request_count, approved: check.approved_count }),
  ]
    .filter(Boolean)
    .join(', ');

/** An id that fails: it changes when it is finished, on Enter or when the field is left. */
function IdBox({ id, onRename }: Pick<SampleRowProps, 'id' | 'onRename'>) {
  const [text, setText] = useState(id);
  return (
    <Input
      size="sm"
      fontFamily="mono"
      minW="8rem"
      aria-label={fill(words.idNamed, { id })}
      aria-invalid
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => onRename(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onRename(text);
      }}
    />
  );
}

interface AmountBoxProps {
  label: string;
  amount: number | null;
  isWhole: boolean;
  problemId: string | undefined;
  onAmount: (amount: number | null) => void;
}

function AmountBox({ label, amount, isWhole, problemId, onAmount }: AmountBoxProps) {
  return (
    <Input
      type="number"
      size="sm"
      width="6.5rem"
      min={0}
      step={isWhole ? 1 : 'any'}
      aria-label={label}
      aria-invalid={problemId === undefined ? undefined : true}
      aria-describedby={problemId}
      value={amount ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const number = Number(value);
        onAmount(value === '' || !Number.isFinite(number) ? null : Math.max(0, number));
      }}
    />
  );
}
