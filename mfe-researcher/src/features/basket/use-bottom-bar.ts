import { useEffect } from 'react';

/** While a bar covers the bottom of the screen, a focused element scrolls above it. */
export function useBottomBar(height = '8rem'): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = height;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [height]);
}
