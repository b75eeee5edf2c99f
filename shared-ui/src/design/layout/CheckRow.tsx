import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

export interface CheckRowProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Keeps the words for screen readers only, e.g. in a table cell. */
  isLabelHidden?: boolean;
}

/** A light checkbox for lists and tables: the native control in our colour, at least 24 px to hit. */
export function CheckRow({
  isChecked,
  onChange,
  children,
  isIndeterminate = false,
  isDisabled = false,
  isLabelHidden = false,
}: CheckRowProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <chakra.label
      display="inline-flex"
      alignItems="flex-start"
      gap="2.5"
      minH="target.md"
      py="target-sm"
      minW="target.sm"
      cursor={isDisabled ? 'not-allowed' : 'pointer'}
    >
      <chakra.input
        ref={input}
        type="checkbox"
        boxSize="4.5"
        flexShrink="0"
        m="0"
        // in the middle of the first line of its words
        mt="calc((1lh - 1.125rem) / 2)"
        accentColor="{colors.accent.solid}"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </chakra.label>
  );
}
