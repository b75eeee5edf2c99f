import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { HeaderNavigation } from '../navigation.ts';
import { PaletteContext } from './palette-context.ts';
import { usePaletteKey } from './use-palette-key.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

/** Opens the palette by Ctrl-K from anywhere, and for the menus inside. Its code is fetched with the first opening. */
export function CommandPaletteProvider({
  navigation,
  children,
}: {
  navigation: HeaderNavigation;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  usePaletteKey(open);
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <CommandPalette navigation={navigation} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </PaletteContext>
  );
}
