import type { TissueOrder } from '@portal/contract/types';
import {
  ArrowDownIcon,
  chakra,
  fill,
  HStack,
  IconButton,
  Input,
  NativeSelect,
  Text,
} from '@portal/shared-ui';
import { countLeft, piecesIn, startPiece, type TissueColumn } from '../model/order-table.ts';
import {
  amountProblem,
  isSinglePlace,
  partKey,
  readAmount,
  readPart,
  withPiece,
  writeAmount,
  writeColumn,
  type DonorLine,
  type PieceLine,
  type Stock,
} from '../model/order-values.ts';
import { order as words } from '#texts/order';

interface AmountCellProps {
  line: DonorLine;
  column: TissueColumn;
  /** The donor's stock of the column's tissue, by hemisphere. */
  rows: readonly Stock[];
  own: TissueOrder['cases'];
  showsProblems: boolean;
  /** Undefined for the last donor. */
  onApply: ((typed: string) => void) | undefined;
  onChange: (line: DonorLine) => void;
}

/** The ordered amount of one tissue from one donor, next to the amount left. */
export function AmountCell(props: AmountCellProps) {
  const { line, column, rows, own, onChange } = props;
  const places = piecesIn(line, column);
  if (places.length === 0 && rows.length === 0) return <Text color="fg.muted">{words.table.noneLeft}</Text>;
  // an empty cell and its first piece share a key, so that the field does not lose focus on the first digit
  const slots = places.length === 0 ? [undefined] : places;
  return slots.map((at, index) => {
    const piece = at === undefined ? undefined : line.pieces[at];
    const setPiece = (changed: PieceLine) => onChange(withPiece(line, at ?? 0, changed));
    return (
      <Amount
        key={index}
        {...props}
        onApply={index === 0 ? props.onApply : undefined}
        piece={piece}
        onType={(amount) =>
          piece ? setPiece({ ...piece, amount }) : onChange(startPiece(line, rows, own, amount))
        }
        onPlace={(part) => piece && setPiece({ ...piece, part })}
      />
    );
  });
}

interface AmountProps extends AmountCellProps {
  piece: PieceLine | undefined;
  onType: (typed: string) => void;
  onPlace: (part: string) => void;
}

function Amount({ line, column, rows, own, showsProblems, onApply, piece, onType, onPlace }: AmountProps) {
  const name = fill(words.table.amountOf, { tissue: writeColumn(column), hash: line.hash });
  const typed = piece?.amount ?? '';
  const problem = piece && showsProblems ? amountProblem(piece) : undefined;
  const places = piece ? rows.filter((row) => partKey(row) === piece.part) : rows;
  const known = places.map((row) => countLeft(row, own));
  const left = known.every((one) => one !== null) ? Math.max(0, ...known.map((one) => one ?? 0)) : null;
  const isOver = left !== null && readAmount(typed) > left;
  return (
    <>
      <HStack gap="2" wrap="wrap">
        <Input
          size="sm"
          width="5.5rem"
          bg="bg.panel"
          inputMode="decimal"
          aria-label={name}
          aria-invalid={problem !== undefined || isOver ? true : undefined}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <chakra.span color="fg.muted" textStyle="sm" whiteSpace="nowrap">
          {left === null
            ? words.piece[column.unit]
            : fill(words.table.left, { left: writeAmount(left, column.unit) })}
        </chakra.span>
        <Side {...{ line, column, rows, piece, onPlace }} />
        {onApply && readAmount(typed) > 0 ? (
          <IconButton
            size="xs"
            variant="ghost"
            title={words.table.applyDown}
            aria-label={fill(words.table.applyDownNamed, {
              amount: writeAmount(readAmount(typed), column.unit),
              tissue: writeColumn(column),
              hash: line.hash,
            })}
            onClick={() => onApply(typed)}
          >
            <ArrowDownIcon />
          </IconButton>
        ) : null}
      </HStack>
      {problem ? (
        <Text color="fg.error" textStyle="sm" fontWeight="semibold">
          {problem}
        </Text>
      ) : null}
    </>
  );
}

/** The hemisphere; a choice if the donor has the tissue in several. */
function Side({
  line,
  column,
  rows,
  piece,
  onPlace,
}: Pick<AmountProps, 'line' | 'column' | 'rows' | 'piece' | 'onPlace'>) {
  const chosen = piece
    ? readPart(piece.part)?.hemisphere
    : rows.length === 1
      ? rows[0]?.hemisphere
      : undefined;
  if (piece && rows.length > 1)
    return (
      <NativeSelect.Root size="xs" width="auto">
        <NativeSelect.Field
          bg="bg.panel"
          aria-label={fill(words.table.hemisphereOf, { tissue: writeColumn(column), hash: line.hash })}
          value={piece.part}
          onChange={(event) => onPlace(event.currentTarget.value)}
        >
          {rows.map((row) => (
            <option key={partKey(row)} value={partKey(row)}>
              {words.table.sides[row.hemisphere]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    );
  return chosen && !isSinglePlace({ hemisphere: chosen, tissue_type: column.tissue_type }) ? (
    <chakra.span color="fg.muted" textStyle="sm">
      {words.table.sides[chosen]}
    </chakra.span>
  ) : null;
}
