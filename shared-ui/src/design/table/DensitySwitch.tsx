import { IconButton } from '@chakra-ui/react';
import { DenseRowsIcon } from '../icons/list-icons.tsx';
import { useDensity } from '../theme/density.ts';
import { table as words } from '#texts/table';

/** Switches the rows of every list between normal and compact. The choice belongs to the user, not to one list. */
export function DensitySwitch() {
  const { density, choose } = useDensity();
  const isCompact = density === 'compact';
  return (
    <IconButton
      size="sm"
      variant={isCompact ? 'subtle' : 'ghost'}
      colorPalette="gray"
      aria-label={words.density.compact}
      title={words.density.compact}
      aria-pressed={isCompact}
      onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
    >
      <DenseRowsIcon />
    </IconButton>
  );
}
