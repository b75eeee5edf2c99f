import type { ListOption, OptionGroup } from '../search/OptionList.tsx';

export const splitWords = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

const searchText = ({ text, detail }: ListOption): string => `${text} ${detail ?? ''}`.toLowerCase();

/** The options in which every word that was typed occurs; all of them while nothing is typed. */
export function matchOptions(groups: readonly OptionGroup[], typed: string): OptionGroup[] {
  const wanted = splitWords(typed);
  return groups.map((group) => ({
    ...group,
    options: group.options.filter((option) => wanted.every((word) => searchText(option).includes(word))),
  }));
}

/**
 * What was typed beside the verb of a command: 'claire' of 'assign claire' for "Assign a reviewer"; null where the command
 * is not meant. The verb counts from three letters on, since people type on while they read.
 */
export function splitVerb(typed: string, label: string): string | null {
  const [verb = '', ...others] = typed.trim().split(/\s+/);
  const isMeant = verb.length > 2 && label.toLowerCase().startsWith(verb.toLowerCase());
  return isMeant && others.length > 0 ? others.join(' ') : null;
}
