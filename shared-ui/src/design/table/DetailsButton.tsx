import { IconButton } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** Shows or hides the details of a row. */
export function DetailsButton({
  label,
  panelId,
  isExpanded,
  onClick,
}: {
  label: string;
  panelId: string;
  isExpanded: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      size="xs"
      variant="ghost"
      colorPalette="gray"
      aria-label={fill(words.details, { label })}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? panelId : undefined}
      onClick={onClick}
    >
      {isExpanded ? <ChevronDownIcon boxSize="1em" /> : <ChevronRightIcon boxSize="1em" />}
    </IconButton>
  );
}
