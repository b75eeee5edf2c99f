import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyPart, OpeningBoundary } from '@portal/shared-ui';
import type { HeaderNavigation } from '../navigation.ts';
import { PaletteContext } from './palette-context.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useRecentObjects } from './use-recent-objects.ts';

const CommandPalette = lazyPart(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

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
  const close = () => setOpen(false);
  usePaletteKey(open);
  useRecentObjects();
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen ? (
        <OpeningBoundary onClose={close}>
          <Suspense fallback={null}>
            <CommandPalette navigation={navigation} onClose={close} />
          </Suspense>
        </OpeningBoundary>
      ) : null}
    </PaletteContext>
  );
}
