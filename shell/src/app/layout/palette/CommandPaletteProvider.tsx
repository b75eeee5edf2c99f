import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyPart, OpeningBoundary } from '@portal/shared-ui';
import type { HeaderNavigation } from '../navigation.ts';
import { PaletteContext } from './palette-context.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useRecentObjects } from './use-recent-objects.ts';

const CommandPalette = lazyPart(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

/** Opens the palette with Ctrl-K and from the menus inside. Its code is loaded when it first opens. */
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
