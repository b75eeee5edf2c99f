import { LIMITS } from '@portal/contract/limits';
import { Box, CloseIcon, fill, Grid, IconButton } from '@portal/shared-ui';
import { amountProblem, partProblem, readPart, type PieceLine } from '../model/order-values.ts';
import { LineInput, LineSelect } from './LineField.tsx';
import { order as words } from '#texts/order';

interface PieceFieldsProps {
  hash: string;
  number: number;
  piece: PieceLine;
  options: readonly { value: string; label: string }[];
  showsProblems: boolean;
  onChange: (piece: PieceLine) => void;
  onRemove: () => void;
}

/** The fields of one piece of tissue: kind, amount and notes. */
export function PieceFields({
  hash,
  number,
  piece,
  options,
  showsProblems,
  onChange,
  onRemove,
}: PieceFieldsProps) {
  const unit = readPart(piece.part)?.unit;
  return (
    <Box
      as="fieldset"
      aria-label={fill(words.piece.name, { number, hash })}
      minW="0"
      borderTopWidth="1px"
      pt="3"
      position="relative"
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="3" pe={{ base: '0', sm: '10' }}>
        <LineSelect
          label={words.piece.part}
          value={piece.part}
          blank={words.piece.choose}
          options={options}
          error={showsProblems ? partProblem(piece) : undefined}
          onChange={(part) => onChange({ ...piece, part })}
        />
        <LineInput
          label={unit ? fill(words.piece.amountIn, { unit: words.piece[unit] }) : words.piece.amount}
          value={piece.amount}
          isNumber
          error={showsProblems ? amountProblem(piece) : undefined}
          onChange={(amount) => onChange({ ...piece, amount })}
        />
        <LineInput
          label={words.piece.description}
          value={piece.description}
          maxLength={LIMITS.orderNote}
          onChange={(description) => onChange({ ...piece, description })}
        />
        <LineInput
          label={words.piece.distribution}
          value={piece.distribution}
          maxLength={LIMITS.orderLine}
          onChange={(distribution) => onChange({ ...piece, distribution })}
        />
      </Grid>
      <IconButton
        aria-label={fill(words.piece.remove, { number, hash })}
        variant="ghost"
        colorPalette="gray"
        size="sm"
        position="absolute"
        top="2"
        insetInlineEnd="0"
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
