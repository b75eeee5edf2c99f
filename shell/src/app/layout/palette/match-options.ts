import type { OptionGroup } from '../search/OptionList.tsx';

/** The options in which every word that was typed stands; all of them while nothing is typed. */
export function matchOptions(groups: readonly OptionGroup[], typed: string): OptionGroup[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.map((group) => ({
    ...group,
    options: group.options.filter(({ text, detail }) => {
      const told = `${text} ${detail ?? ''}`.toLowerCase();
      return wanted.every((word) => told.includes(word));
    }),
  }));
}
