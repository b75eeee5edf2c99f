import type { SampleAvailability } from '@portal/contract';
import { AVAILABILITY_LABELS, passesCheck } from '@portal/contract/samples/availability';
import { amountWords, type SampleKind } from '@portal/contract/samples/sample-kinds';
import { amountProblems, exceedsAvailable } from '@portal/contract/samples/sample-rules';
import { fill, TrashIcon } from '@portal/shared-ui';
import { fieldId } from '@portal/shared-ui/form';
import {
  PickerAvailability,
  PickerButton,
  PickerOffers,
  PickerText,
  type PickerColumn,
} from '@portal/shared-ui/picker';
import { excessWords } from '@portal/shared-ui/sample-availability';
import { samples as words } from '#texts/samples';

export interface ListedSample {
  readonly id: string;
  readonly amount: number | null;
  /** Undefined until the id was checked. */
  readonly check: SampleAvailability | undefined;
  /** Why a replacement for this id was refused. */
  readonly problem: string | undefined;
}

export interface SampleActions {
  readonly rename: (id: string, to: string) => void;
  readonly setAmount: (id: string, amount: number | null) => void;
  readonly remove: (id: string) => void;
}

/** The columns of the researcher's sample table. */
export const sampleColumns = (
  kind: SampleKind,
  { rename, setAmount, remove }: SampleActions,
): ReadonlyArray<PickerColumn<ListedSample>> => [
  {
    id: 'id',
    header: words.columns.id,
    cell: ({ id, check, problem }) =>
      check && passesCheck(check) ? (
        <span data-mono>{id}</span>
      ) : (
        <>
          <PickerText
            id={fieldId(`samples.${id}`)}
            isId
            isWhole
            isInvalid={check !== undefined || problem !== undefined}
            label={fill(words.idNamed, { id })}
            value={id}
            problem={problem}
            onChange={(to) => rename(id, to)}
          />
          <PickerOffers id={id} others={getOffers(check)} onUse={(other) => rename(id, other)} />
        </>
      ),
  },
  {
    id: 'amount',
    header: fill(words.columns.amountIn, { unit: kind.unit }),
    cell: ({ id, amount }) => (
      <PickerText
        label={fill(words.amountOf, { id, unit: kind.unit })}
        value={amount === null ? '' : String(amount)}
        step={kind.isWhole ? 1 : 'any'}
        problem={amountProblems(kind, { [id]: amount })[0]}
        onChange={(text) => setAmount(id, toAmount(text))}
      />
    ),
  },
  {
    id: 'availability',
    header: words.columns.availability,
    cell: ({ amount, check }) =>
      check ? (
        <PickerAvailability
          tone={getTone(amount, check)}
          label={AVAILABILITY_LABELS[check.availability]}
          reasons={[...(check.refusals ?? []), ...describeExcess(amount, check)]}
          facts={describeStock(check)}
        />
      ) : (
        <span data-part="facts">{words.unchecked}</span>
      ),
  },
  {
    id: 'remove',
    header: words.columns.remove,
    isHeaderHidden: true,
    cell: ({ id }) => (
      <PickerButton label={fill(words.removeNamed, { id })} title={words.remove} onClick={() => remove(id)}>
        <TrashIcon />
      </PickerButton>
    ),
  },
];

function toAmount(text: string): number | null {
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : Math.max(0, number);
}

const getOffers = (check: SampleAvailability | undefined): string[] => [
  ...(check?.written_as === undefined ? [] : [check.written_as]),
  ...(check?.alternatives ?? []),
];

const getTone = (amount: number | null, check: SampleAvailability) => {
  if (!passesCheck(check)) return 'danger';
  return check.availability === 'Available' && !exceedsAvailable(amount, check) ? 'success' : 'warning';
};

/** A user may request more than is available, so this is only a notice. */
const describeExcess = (amount: number | null, check: SampleAvailability): string[] =>
  [excessWords(amount, check) ?? []].flat();

/** The amount available and the number of requests; nothing for an invalid id. */
const describeStock = (check: SampleAvailability): string =>
  [
    check.amount_available === null
      ? ''
      : fill(words.left, { amount: amountWords(check.amount_available, check.unit) }),
    check.availability === 'Invalid Id'
      ? ''
      : fill(words.counts, { requests: check.request_count, approved: check.approved_count }),
  ]
    .filter(Boolean)
    .join(', ');
