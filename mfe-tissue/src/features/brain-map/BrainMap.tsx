import { TISSUE_STATE_LABELS, type TissueState } from '@portal/contract/donors';
import type { DonorSample } from '@portal/contract/types';
import { Box, chakra, Disclosure, fill, Grid, HStack, Text } from '@portal/shared-ui';
import { useId } from 'react';
import { BrainTable } from './BrainTable.tsx';
import { Hemisphere } from './Hemisphere.tsx';
import { Part } from './Part.tsx';
import { Patterns } from './Patterns.tsx';
import { BRAIN_STEM, DURA, PICTURE, PINEAL_GLAND } from './shapes.ts';
import { getPartState } from './tissue-parts.ts';
import { brainMap as words } from '#texts/brain-map';
import { donor as donorWords } from '#texts/donor';

interface BrainMapProps {
  /** The donor's name, used in the captions. */
  donor: string;
  samples: readonly DonorSample[];
  /** Compact form for a row of several maps: the table is behind a button. */
  isSmall?: boolean;
}

const LEGEND: readonly TissueState[] = ['frozen', 'fixed', 'both', 'none'];
const MIDDLE = [
  ['Dura', DURA],
  ['Brain Stem', BRAIN_STEM],
  ['Pineal Gland', PINEAL_GLAND],
] as const;

/** Draws which tissue of a donor's brain is available, with the same information as a table for screen readers. */
export function BrainMap({ donor, samples, isSmall = false }: BrainMapProps) {
  const id = useId().replaceAll(/\W/g, '');
  const table = <BrainTable donor={donor} samples={samples} />;
  const hasOther = getPartState(samples, 'Other');
  return (
    <Grid
      templateColumns={isSmall ? '1fr' : { base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      alignItems="start"
    >
      <Box as="figure" m="0" aria-label={fill(words.label, { donor })}>
        <Grid templateColumns="1fr 1fr" gap={isSmall ? '2' : '5'} maxW="34rem" mx="auto">
          <Hemisphere side="Left Hemisphere" samples={samples} patterns={`${id}l`} />
          <Hemisphere side="Right Hemisphere" samples={samples} patterns={`${id}r`} />
        </Grid>
        <Text textStyle="sm" fontWeight="semibold" textAlign="center" mt="3">
          {words.middle}
        </Text>
        <Box maxW={isSmall ? '9rem' : '13rem'} mx="auto">
          <chakra.svg
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
            width="full"
            height="auto"
            aria-hidden
            focusable="false"
          >
            <Patterns id={`${id}m`} />
            {MIDDLE.map(([part, path]) => (
              <Part
                key={part}
                path={path}
                label={donorWords.hemispheres[part]}
                state={getPartState(samples, part)}
                patterns={`${id}m`}
              />
            ))}
          </chakra.svg>
        </Box>
        {hasOther === 'none' ? null : (
          <Text textStyle="sm" textAlign="center">
            {fill(words.other, { state: TISSUE_STATE_LABELS[hasOther] })}
          </Text>
        )}
        <HStack as="figcaption" wrap="wrap" justify="center" gap="4" mt="3" textStyle="sm">
          {LEGEND.map((state) => (
            <HStack key={state} gap="2">
              <chakra.svg viewBox="0 0 24 16" width="24px" height="16px" aria-hidden focusable="false">
                <Patterns id={`${id}k${state}`} />
                <Part path="M1 1H23V15H1Z" label="" state={state} patterns={`${id}k${state}`} />
              </chakra.svg>
              {TISSUE_STATE_LABELS[state]}
            </HStack>
          ))}
        </HStack>
      </Box>
      {isSmall ? (
        <Disclosure label={words.asTable} panelLabel={fill(words.tableCaption, { donor })} align="start">
          {table}
        </Disclosure>
      ) : (
        table
      )}
    </Grid>
  );
}
