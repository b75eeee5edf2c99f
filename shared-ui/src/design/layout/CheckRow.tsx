import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CHECK_BOX, CHECK_LABEL } from './check-row-look.ts';

export interface CheckRowProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Hides the label visually, such as in a table cell; screen readers still read it. */
  isLabelHidden?: boolean;
}

/** A light checkbox for lists and tables: the native control in our color, with a target of at least 24 px. */
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
    <chakra.label css={CHECK_LABEL} cursor={isDisabled ? 'not-allowed' : 'pointer'}>
      <chakra.input
        ref={input}
        type="checkbox"
        css={CHECK_BOX}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </chakra.label>
  );
}
