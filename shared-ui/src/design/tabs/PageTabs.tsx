import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCROLL_HINT } from '../layout/scroll-hint.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Tabs } from './Tabs.tsx';

export interface PagePart {
  /** In the address as `?tab=`. */
  key: string;
  label: string;
  content: ReactNode;
}

interface PageTabsProps {
  label: string;
  parts: readonly PagePart[];
  /** What stays in the address from part to part; the rest of it belongs to the part that is left. */
  kept?: readonly string[];
}

/** The parts of a page, of which one is open: the one that the address names, else the first. Each is made when it opens. */
export function PageTabs({ label, parts, kept = [] }: PageTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('tab');
  const open = parts.find(({ key }) => key === wanted) ?? parts[0];
  const strip = useRef<HTMLDivElement>(null);
  // On a narrow screen the name of the open part may be outside of the strip. The page itself does not move.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (strip.current && tab)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [open?.key]);
  return (
    <Tabs.Root
      value={open?.key ?? null}
      onValueChange={({ value }) =>
        setParameters(
          (current) => {
            const next = new URLSearchParams({ tab: value });
            for (const name of kept) for (const one of current.getAll(name)) next.append(name, one);
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
      lazyMount
      unmountOnExit
      minW="0"
    >
      <Tabs.List ref={strip} {...SCROLL_HINT} aria-label={label}>
        {parts.map((part) => (
          <Tabs.Trigger
            key={part.key}
            value={part.key}
            whiteSpace="nowrap"
            flexShrink="0"
            focusVisibleRing="inside"
          >
            {part.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {parts.map((part) => (
        <Tabs.Content key={part.key} value={part.key} pt="5">
          <Suspense fallback={<LoadingText />}>{part.content}</Suspense>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
