import type { DonorSample } from '@portal/contract/types';
import { Box, chakra, Text } from '@portal/shared-ui';
import { Part } from './Part.tsx';
import { Patterns } from './Patterns.tsx';
import { INSIDE, INSIDE_OUTLINE, OUTSIDE, PICTURE, type Shape } from './shapes.ts';
import { getRegionState, type Side } from './tissue-parts.ts';
import { donor as donorWords } from '#texts/donor';

interface HemisphereProps {
  side: Side;
  samples: readonly DonorSample[];
  patterns: string;
}

/** One side of the brain: the outside view on top, the inside view below. */
export function Hemisphere({ side, samples, patterns }: HemisphereProps) {
  const draw = ({ region, path }: Shape) => (
    <Part
      key={region}
      path={path}
      label={donorWords.regions[region]}
      state={getRegionState(samples, side, region)}
      patterns={patterns}
    />
  );
  // The drawing shows the left side; the right side is its mirror image.
  const mirror = side === 'Right Hemisphere' ? `translate(${PICTURE.width} 0) scale(-1 1)` : undefined;
  return (
    <Box>
      <Text textStyle="sm" fontWeight="semibold" textAlign="center">
        {donorWords.hemispheres[side]}
      </Text>
      <chakra.svg
        viewBox={`0 0 ${PICTURE.width} ${2 * PICTURE.height}`}
        width="full"
        height="auto"
        aria-hidden
        focusable="false"
      >
        <Patterns id={patterns} />
        <g transform={mirror}>
          {OUTSIDE.map(draw)}
          <g transform={`translate(0 ${PICTURE.height})`}>
            <chakra.path d={INSIDE_OUTLINE} fill="bg.muted" stroke="border.control" strokeWidth="1.2" />
            {INSIDE.map(draw)}
          </g>
        </g>
      </chakra.svg>
    </Box>
  );
}
