import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { preserveFocus } from '../focus/preserve-focus.ts';
import { applyColorMode } from './color-mode.ts';
import { applyDensity } from './density.ts';
import { FontFaces } from './FontFaces.tsx';
import { system } from './system.ts';

/** Provides theme, font, color mode and focus preservation. Rendered once around the whole application. */
export function PortalProvider({ children }: { children: ReactNode }) {
  // while rendering, not in an effect: the first paint already has the right colors
  useState(applyColorMode);
  useState(applyDensity);
  useEffect(preserveFocus, []);
  return (
    <ChakraProvider value={system}>
      <FontFaces />
      {children}
    </ChakraProvider>
  );
}
