import { isTyping, useKeyChoice } from '@portal/shared-ui/keys';
import { useEffect, type RefObject } from 'react';

/** '/' focuses this input. Listens on the window, so that the page comes first: lists have their own search box. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  const { isOn } = useKeyChoice();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      // The header and the phone menu each have a box; only the visible one takes the focus.
      if (input.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [input, isOn]);
}
