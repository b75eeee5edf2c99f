import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of `region` is wider than the region. Only then does a table need its own scrolling region;
 * otherwise it scrolls with the page, which already has a scroll bar. Measured before painting and after each change of
 * width.
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
