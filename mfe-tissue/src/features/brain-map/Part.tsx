import { TISSUE_STATE_LABELS, type TissueState } from '@portal/contract/donors';
import { chakra, fill } from '@portal/shared-ui';
import { brainMap as words } from '#texts/brain-map';

interface PartProps {
  path: string;
  label: string;
  state: TissueState;
  patterns: string;
}

/** One part of the drawing, shaded by its tissue state. Hovering over it shows its name and state. */
export function Part({ path, label, state, patterns }: PartProps) {
  return (
    <chakra.path
      d={path}
      fill={state === 'none' ? 'bg.panel' : undefined}
      style={state === 'none' ? undefined : { fill: `url(#${patterns}-${state})` }}
      stroke="border.control"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeDasharray={state === 'none' ? '3 2.5' : undefined}
      _hover={{ stroke: 'fg', strokeWidth: '2' }}
    >
      <title>{fill(words.part, { part: label, state: TISSUE_STATE_LABELS[state] })}</title>
    </chakra.path>
  );
}
