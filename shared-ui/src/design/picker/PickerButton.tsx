import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An icon button of a row, such as Remove. */
export const PickerButton = ({
  label,
  title,
  onClick,
  children,
}: {
  label: string;
  title: string;
  onClick: () => void;
  children: ReactNode;
}) => (
  <Button size="sm" variant="ghost" px="1" aria-label={label} title={title} onClick={onClick}>
    {children}
  </Button>
);
