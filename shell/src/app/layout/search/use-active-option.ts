import { useEffect, useState } from 'react';

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/**
 * The index of the option reached by the arrow keys; -1 for none. Scrolls it into view.
 * @param first the initial index: -1, or 0 where Enter takes the first option
 */
export function useActiveOption(list: string, count: number, first: -1 | 0 = -1) {
  const [reached, setReached] = useState<number>(first);
  const active = reached < count ? reached : -1;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);
  const move = (step: 1 | -1) => {
    if (count > 0) setReached((at) => (at + step + count + (at < 0 && step < 0 ? 1 : 0)) % count);
  };
  return { active, move, begin: () => setReached(first) };
}
