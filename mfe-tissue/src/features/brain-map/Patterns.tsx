import { chakra } from '@portal/shared-ui';

/**
 * Colors and line patterns of the three states. The patterns repeat what the color says, so color is not the only cue.
 */
export const FILLS = {
  frozen: { ground: 'blue.muted', line: 'blue.solid' },
  fixed: { ground: 'orange.muted', line: 'orange.solid' },
  both: { ground: 'green.muted', line: 'green.solid' },
} as const;

const LINES = {
  frozen: 'M-1 7L7 -1M5 9L9 5M-1 -1',
  fixed: 'M4 3a1.1 1.1 0 1 0 .01 0Z',
  both: 'M0 4H8M4 0V8',
} as const;

/** SVG pattern definitions for one map; `id` makes their names unique on the page. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {(['frozen', 'fixed', 'both'] as const).map((state) => (
        <pattern key={state} id={`${id}-${state}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <chakra.rect width="8" height="8" fill={FILLS[state].ground} />
          <chakra.path
            d={LINES[state]}
            stroke={FILLS[state].line}
            strokeWidth="1.1"
            fill={state === 'fixed' ? FILLS.fixed.line : 'none'}
          />
        </pattern>
      ))}
    </defs>
  );
}
