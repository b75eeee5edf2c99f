import { createContext, use } from 'react';

/** Opens the command palette; null outside of its provider. */
export const PaletteContext = createContext<(() => void) | null>(null);

export const useOpenPalette = (): (() => void) | null => use(PaletteContext);
