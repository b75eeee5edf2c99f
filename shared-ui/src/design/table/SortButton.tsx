import { Button } from '@chakra-ui/react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { SortIcon } from '../icons/list-icons.tsx';

const shapes = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon };

/** The header of a sortable column; its cell carries aria-sort. */
export function SortButton({
  label,
  title,
  direction,
  onClick,
}: {
  label: string;
  /** The current sort order in words, such as "newest first". */
  title: string | undefined;
  direction: keyof typeof shapes;
  onClick: () => void;
}) {
  const Shape = shapes[direction];
  return (
    <Button
      variant="plain"
      title={title}
      whiteSpace="normal"
      textAlign="inherit"
      height="auto"
      minH="6"
      p="0"
      gap="1"
      fontSize="inherit"
      lineHeight="inherit"
      fontWeight="semibold"
      color={direction === 'none' ? 'fg.muted' : 'fg'}
      onClick={onClick}
    >
      {label}
      <Shape boxSize="1em" />
    </Button>
  );
}
