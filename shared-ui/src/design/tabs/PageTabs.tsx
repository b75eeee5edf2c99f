import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SCROLL_HINT } from '../layout/scroll-hint.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Tabs } from './Tabs.tsx';

export interface PagePart {
  /** Value of `?tab=` in the URL. */
  key: string;
  label: string;
  content: ReactNode;
}

interface PageTabsProps {
  label: string;
  parts: readonly PagePart[];
  /** URL parameters that stay when the tab changes; all others belong to the previous tab and are removed. */
  kept?: readonly string[];
}

/**
 * Tabs of a page. The open one is named by the URL, otherwise it is the first. Each tab is rendered when it opens. Tabs
 * that do not fit wrap to a second line; on phones they scroll.
 */
export function PageTabs({ label, parts, kept = [] }: PageTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('tab');
  const open = parts.find(({ key }) => key === wanted) ?? parts[0];
  const strip = useRef<HTMLDivElement>(null);
  // On a narrow screen the open tab may be outside the visible strip. This scrolls the strip, not the page.
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
      <Tabs.List ref={strip} {...SCROLL_HINT} flexWrap={{ md: 'wrap' }} aria-label={label}>
        {parts.map((part) => (
          <Tabs.Trigger
            key={part.key}
            value={part.key}
            whiteSpace="nowrap"
            px={{ md: '3' }}
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
