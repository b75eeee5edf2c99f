import { IconButton } from '@chakra-ui/react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';
import { useColorMode } from './color-mode.ts';
import { theme as texts } from '#texts/theme';

/** Switches between light and dark; the name says what pressing it does. */
export function ColorModeSwitch() {
  const { mode, setPreference } = useColorMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      aria-label={next === 'dark' ? texts.toDark : texts.toLight}
      onClick={() => setPreference(next)}
    >
      {next === 'dark' ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
}
