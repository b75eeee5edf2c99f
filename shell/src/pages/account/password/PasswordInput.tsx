import { useState } from 'react';
import { Button, fill, HStack, Input, type ControlProps } from '@portal/shared-ui';
import { password as words } from '#texts/password';

interface PasswordInputProps extends ControlProps {
  name: string;
  /** Names the field to the person who hears the button that shows it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A password of one's own making: it can be shown, since a typing mistake in it would lock its owner out. */
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
