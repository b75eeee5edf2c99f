import type { ClipboardEvent, DragEvent } from 'react';
import { Input, type ControlProps } from '@portal/shared-ui';

interface ConfirmEmailInputProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const refuse = (event: ClipboardEvent | DragEvent) => event.preventDefault();

/**
 * The repeated address. Paste is refused, because a copy would repeat a mistake (spec 1 section 5). No other field
 * refuses paste.
 */
export function ConfirmEmailInput({ value, onChange, ...input }: ConfirmEmailInputProps) {
  return (
    <Input
      {...input}
      name="confirm_email"
      type="email"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={refuse}
      onCopy={refuse}
      onCut={refuse}
      onDrop={refuse}
    />
  );
}
