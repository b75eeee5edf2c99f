import { HEMISPHERES } from '@portal/contract/donors';
import { LIMITS } from '@portal/contract/limits';
import type { TissueOrder } from '@portal/contract/types';
import { AddIcon, Button, CloseIcon, fill, Flex, Grid, HStack, Panel, Stack, Text } from '@portal/shared-ui';
import { useState } from 'react';
import {
  hasFurtherValues,
  isHemisphere,
  newPiece,
  partKey,
  partOptions,
  whereProblem,
  withPiece,
  type DonorLine,
  type PieceLine,
  type Stock,
} from '../model/order-values.ts';
import { LineInput, LineSelect } from './LineField.tsx';
import { PieceFields } from './PieceFields.tsx';
import { order as words } from '#texts/order';

interface DonorCardProps {
  line: DonorLine;
  diagnosis: string | undefined;
  stock: readonly Stock[];
  own: TissueOrder['cases'];
  showsProblems: boolean;
  onChange: (line: DonorLine) => void;
  onRemove: () => void;
}

/** One donor of an order: what is said of the donor, and each piece of tissue. */
export function DonorCard({
  line,
  diagnosis,
  stock,
  own,
  showsProblems,
  onChange,
  onRemove,
}: DonorCardProps) {
  const { hash, pieces } = line;
  // What is seldom needed is closed until it holds something, or lacks it.
  const [isOpen, setOpen] = useState(() => hasFurtherValues(line));
  const showsMore = isOpen || (showsProblems && whereProblem(line) !== undefined);
  const options = partOptions(stock, own, [...own.map(partKey), ...pieces.map(({ part }) => part)]);
  const setPiece = (at: number, piece: PieceLine) => onChange(withPiece(line, at, piece));
  return (
    <Panel as="fieldset" data-donor={hash} aria-label={fill(words.donor.name, { hash })} p="4" minW="0">
      <Flex justify="space-between" gap="3" wrap="wrap" mb="3">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {fill(words.donor.name, { hash })}
          {diagnosis ? <Text as="span" fontWeight="normal" color="fg.muted">{` · ${diagnosis}`}</Text> : null}
        </Text>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={fill(words.donor.removeNamed, { hash })}
          onClick={onRemove}
        >
          <CloseIcon />
          {words.donor.remove}
        </Button>
      </Flex>
      <Stack gap="3">
        {options.length === 0 ? <Text color="fg.muted">{words.piece.noneInStock}</Text> : null}
        {pieces.map((piece, index) => (
          <PieceFields
            // lines have no names of their own
            key={index}
            hash={hash}
            number={index + 1}
            piece={piece}
            options={options}
            showsProblems={showsProblems}
            showsMore={showsMore}
            onChange={(changed) => setPiece(index, changed)}
            onRemove={() => onChange({ ...line, pieces: pieces.filter((_, at) => at !== index) })}
          />
        ))}
        <HStack gap="3" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            onClick={() => onChange({ ...line, pieces: [...pieces, newPiece(stock)] })}
          >
            <AddIcon />
            {words.piece.add}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showsMore}
            aria-label={fill(showsMore ? words.donor.lessNamed : words.donor.moreNamed, { hash })}
            onClick={() => setOpen(!showsMore)}
          >
            {showsMore ? words.donor.less : words.donor.more}
          </Button>
        </HStack>
        {showsMore ? (
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
        ) : null}
      </Stack>
    </Panel>
  );
}
