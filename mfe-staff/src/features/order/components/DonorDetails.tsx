import { HEMISPHERES } from '@portal/contract/donors';
import { LIMITS } from '@portal/contract/limits';
import type { TissueOrder } from '@portal/contract/types';
import { AddIcon, Button, fill, Grid, Stack, Text } from '@portal/shared-ui';
import {
  isHemisphere,
  newPiece,
  partKey,
  partOptions,
  whereProblem,
  withPiece,
  type DonorLine,
  type Stock,
} from '../model/order-values.ts';
import { LineInput, LineSelect } from './LineField.tsx';
import { PieceFields } from './PieceFields.tsx';
import { order as words } from '#texts/order';

interface DonorDetailsProps {
  line: DonorLine;
  stock: readonly Stock[];
  own: TissueOrder['cases'];
  showsProblems: boolean;
  onChange: (line: DonorLine) => void;
}

/** Rarely used fields of one donor, and each of its pieces with all fields that BINS accepts. */
export function DonorDetails({ line, stock, own, showsProblems, onChange }: DonorDetailsProps) {
  const { hash, pieces } = line;
  const options = partOptions(stock, own, [...own.map(partKey), ...pieces.map(({ part }) => part)]);
  return (
    <Stack as="fieldset" aria-label={fill(words.donor.details, { hash })} gap="3" minW="0">
      {options.length === 0 ? <Text color="fg.muted">{words.piece.noneInStock}</Text> : null}
      {pieces.map((piece, index) => (
        <PieceFields
          // the index is the key because lines have no ids
          key={index}
          hash={hash}
          number={index + 1}
          piece={piece}
          options={options}
          showsProblems={showsProblems}
          onChange={(changed) => onChange(withPiece(line, index, changed))}
          onRemove={() => onChange({ ...line, pieces: pieces.filter((_, at) => at !== index) })}
        />
      ))}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        onClick={() => onChange({ ...line, pieces: [...pieces, newPiece(stock)] })}
      >
        <AddIcon />
        {words.piece.add}
      </Button>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        <LineSelect
          label={words.donor.hemisphere}
          value={line.hemisphere}
          blank={words.donor.none}
          options={HEMISPHERES.map((value) => ({ value, label: words.donor.hemispheres[value] }))}
          error={showsProblems ? whereProblem(line) : undefined}
          onChange={(value) => onChange({ ...line, hemisphere: isHemisphere(value) ? value : '' })}
        />
        <LineInput
          label={words.donor.tissue}
          value={line.tissue}
          maxLength={LIMITS.orderLine}
          onChange={(tissue) => onChange({ ...line, tissue })}
        />
        <LineInput
          label={words.donor.record}
          value={line.record}
          maxLength={LIMITS.orderLine}
          onChange={(record) => onChange({ ...line, record })}
        />
        <LineInput
          label={words.donor.description}
          value={line.description}
          maxLength={LIMITS.orderNote}
          onChange={(description) => onChange({ ...line, description })}
        />
      </Grid>
    </Stack>
  );
}
