import { isTyping, useKeyChoice } from '@portal/shared-ui/keys';
import { useEffect, type RefObject } from 'react';

/** '/' brings the focus here. On the window, after the page had its turn: a list has a search box of its own. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  const { isOn } = useKeyChoice();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      // One box is in the header, one in the menu of phones: the one that shows takes it.
      if (input.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [input, isOn]);
}
