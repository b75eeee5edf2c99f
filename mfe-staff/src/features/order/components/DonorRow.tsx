import type { TissueOrder } from '@portal/contract/types';
import {
  Button,
  chakra,
  CloseIcon,
  fill,
  HStack,
  IconButton,
  Stack,
  Table,
  Text,
  WarningIcon,
} from '@portal/shared-ui';
import { useId, useState } from 'react';
import {
  columnKey,
  dropEmpty,
  findLacks,
  rowsIn,
  takeAlternative,
  type Lack,
  type Target,
  type TissueColumn,
} from '../model/order-table.ts';
import {
  lineProblem,
  readAmount,
  whereProblem,
  withPiece,
  writeAmount,
  writeColumn,
  writePart,
  writeTissue,
  type DonorLine,
  type Stock,
} from '../model/order-values.ts';
import { AmountCell } from './AmountCell.tsx';
import { DonorDetails } from './DonorDetails.tsx';
import { order as words } from '#texts/order';

const BLOCK = { base: 'block', md: 'table-cell' } as const;

interface DonorRowProps {
  line: DonorLine;
  diagnosis: string | undefined;
  stock: readonly Stock[];
  own: TissueOrder['cases'];
  columns: readonly TissueColumn[];
  targets: readonly Target[];
  showsProblems: boolean;
  /** Undefined for the last donor. */
  onApply: ((column: TissueColumn, typed: string) => void) | undefined;
  onChange: (line: DonorLine) => void;
  onRemove: () => void;
}

/** One donor of an order. Below it: what is lacking, with the closest alternative, and the details when opened. */
export function DonorRow(props: DonorRowProps) {
  const { line, diagnosis, stock, own, columns, targets, showsProblems, onApply, onChange, onRemove } = props;
  const { hash } = line;
  const [isOpened, setOpened] = useState(false);
  const detailsId = useId();
  const isOpen = isOpened || (showsProblems && whereProblem(line) !== undefined);
  const lacks = findLacks(line, stock, targets, own);
  const problem = showsProblems ? lineProblem(line) : undefined;
  const isMarked = lacks.length > 0 || problem !== undefined;
  const look = isMarked ? { bg: 'orange.subtle' } : {};
  const hasMore = isMarked || isOpen;
  return (
    <>
      <Table.Row
        data-donor={hash}
        display={{ base: 'block', md: 'table-row' }}
        {...look}
        onBlur={() => {
          const filled = dropEmpty(line);
          if (filled.pieces.length !== line.pieces.length) onChange(filled);
        }}
      >
        <chakra.th
          scope="row"
          display={BLOCK}
          textAlign="start"
          fontWeight="normal"
          p="2"
          borderBottomWidth={hasMore ? '0' : { base: '0', md: '1px' }}
        >
          <Text fontWeight="semibold" whiteSpace="nowrap" textStyle="sm">
            {hash}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {diagnosis}
          </Text>
        </chakra.th>
        {columns.map((column) => (
          <Table.Cell
            key={columnKey(column)}
            display={BLOCK}
            p="2"
            borderBottomWidth={hasMore ? '0' : { base: '0', md: '1px' }}
          >
            <chakra.span display={{ base: 'block', md: 'none' }} color="fg.muted" textStyle="sm" aria-hidden>
              {writeColumn(column)}
            </chakra.span>
            <AmountCell
              line={line}
              column={column}
              rows={rowsIn(stock, column)}
              own={own}
              showsProblems={showsProblems}
              onApply={onApply ? (typed) => onApply(column, typed) : undefined}
              onChange={onChange}
            />
          </Table.Cell>
        ))}
        <Table.Cell
          display={BLOCK}
          p="2"
          textAlign={{ base: 'start', md: 'end' }}
          borderBottomWidth={hasMore ? '0' : '1px'}
        >
          <HStack gap="1" justify={{ base: 'start', md: 'end' }}>
            <Button
              size="xs"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={fill(isOpen ? words.donor.lessNamed : words.donor.moreNamed, { hash })}
              onClick={() => setOpened(!isOpen)}
            >
              {isOpen ? words.donor.less : words.donor.more}
            </Button>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={fill(words.donor.removeNamed, { hash })}
              onClick={onRemove}
            >
              <CloseIcon />
            </IconButton>
          </HStack>
        </Table.Cell>
      </Table.Row>
      {hasMore ? (
        <Table.Row display={{ base: 'block', md: 'table-row' }} {...look}>
          <Table.Cell colSpan={columns.length + 2} display={BLOCK} px="2" pt="0" pb="3">
            <Stack gap="2">
              {lacks.map((lack) => (
                <LackLine key={JSON.stringify(lack)} lack={lack} line={line} onChange={onChange} />
              ))}
              {lacks.length === 0 && problem ? <Text fontWeight="semibold">{problem}</Text> : null}
              {isOpen ? (
                <chakra.div id={detailsId}>
                  <DonorDetails {...{ line, stock, own, showsProblems, onChange }} />
                </chakra.div>
              ) : null}
            </Stack>
          </Table.Cell>
        </Table.Row>
      ) : null}
    </>
  );
}

/** A lack, with a button for the one action that resolves it. */
function LackLine({
  lack,
  line,
  onChange,
}: {
  lack: Lack;
  line: DonorLine;
  onChange: (line: DonorLine) => void;
}) {
  const { hash } = line;
  const { text, act } = describeLack(lack, line);
  return (
    <HStack gap="3" wrap="wrap" textStyle="sm">
      <WarningIcon color="orange.fg" flexShrink="0" />
      <Text flex="1" minW="12rem">
        {text}
      </Text>
      {act ? (
        <Button
          size="xs"
          variant="outline"
          bg="bg.panel"
          // a tissue name can be wider than a phone
          maxW="full"
          h="auto"
          minH="8"
          py="1"
          whiteSpace="normal"
          textAlign="start"
          aria-label={fill(words.lack.orderNamed, { what: act.label, hash })}
          onClick={() => onChange(act.line)}
        >
          {act.label}
        </Button>
      ) : null}
    </HStack>
  );
}

function describeLack(
  lack: Lack,
  line: DonorLine,
): { text: string; act: { label: string; line: DonorLine } | null } {
  if (lack.kind === 'tooMuch') {
    const { at, left, column } = lack;
    const piece = line.pieces[at];
    const amount = writeAmount(left, column.unit);
    const text = fill(words.lack.tooMuch, {
      tissue: writeTissue(column),
      left: amount,
      asked: writeAmount(piece ? readAmount(piece.amount) : 0, column.unit),
    });
    if (left === 0 || !piece) return { text, act: null };
    const label = fill(words.lack.orderAmount, { amount });
    return { text, act: { label, line: withPiece(line, at, { ...piece, amount: String(left) }) } };
  }
  const { target, nearest } = lack;
  const asked = {
    tissue: writeTissue(target.column),
    amount: writeAmount(target.amount, target.column.unit),
  };
  if (!nearest) return { text: fill(words.lack.none, asked), act: null };
  const { row, amount } = nearest;
  const what = writePart(row);
  return {
    text: fill(row.left === null ? words.lack.missing : words.lack.missingLeft, {
      ...asked,
      what,
      left: row.left === null ? '' : writeAmount(row.left, row.unit),
    }),
    act: {
      label:
        amount === null
          ? fill(words.lack.orderPart, { what })
          : fill(words.lack.orderAmountOf, { amount: writeAmount(amount, row.unit), what }),
      line: takeAlternative(line, nearest),
    },
  };
}
