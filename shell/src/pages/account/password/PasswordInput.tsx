import { useState } from 'react';
import { Button, fill, HStack, Input, type ControlProps } from '@portal/shared-ui';
import { password as words } from '#texts/password';

interface PasswordInputProps extends ControlProps {
  name: string;
  /** The field's name, used in the label of the button that shows the password. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The input for a new password. It can be shown, because a typing mistake would lock its owner out. */
export function PasswordInput({ label, value, onChange, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <HStack gap="2">
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="outline"
        colorPalette="gray"
        flexShrink="0"
        aria-controls={input.id}
        aria-label={fill(isShown ? words.hide : words.show, { label: label.toLowerCase() })}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hideShort : words.showShort}
      </Button>
    </HStack>
  );
}
