import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of `region` is wider than itself. Only then does a table need a region that scrolls; where it fits, it
 * scrolls with the page, which has a scroll bar already. Measured before anything is painted, and whenever a width changes.
 */
export function useIsWide(region: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = region.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const measure = () => setWide(content.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [region]);
  return isWide;
}
