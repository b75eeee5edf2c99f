import { useEffect } from 'react';

/** While a bar is at the bottom of the screen, whatever gets the focus is scrolled above it. */
export function useBottomBar(height = '8rem'): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = height;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [height]);
}
