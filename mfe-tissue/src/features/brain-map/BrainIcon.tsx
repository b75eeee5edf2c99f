import { chakra } from '@portal/shared-ui';
import { OUTSIDE, PICTURE } from './shapes.ts';

/** The outline of the brain map without a donor: the sign of tissue, beside titles and where no tissue is listed yet. */
export const BrainIcon = ({ width = '6rem' }: { width?: string }) => (
  <chakra.svg
    viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
    width={width}
    flexShrink="0"
    fill="accent.subtle"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {OUTSIDE.map(({ region, path }) => (
      <path key={region} d={path} />
    ))}
  </chakra.svg>
);
