import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { applyColorMode } from './colorMode.ts';
import { FontFaces } from './FontFaces.tsx';
import { system } from './system.ts';

/** The theme, font and colour mode. Goes once around the whole application. */
export function PortalProvider({ children }: { children: ReactNode }) {
  // while rendering, not in an effect: the first paint already has the right colours
  useState(applyColorMode);
  return (
    <ChakraProvider value={system}>
      <FontFaces />
      {children}
    </ChakraProvider>
  );
}
