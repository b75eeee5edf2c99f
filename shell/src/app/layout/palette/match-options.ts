import type { ListOption, OptionGroup } from '../search/OptionList.tsx';

export const splitWords = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

const searchText = ({ text, detail }: ListOption): string => `${text} ${detail ?? ''}`.toLowerCase();

/** Options that contain every typed word; all options while nothing is typed. */
export function matchOptions(groups: readonly OptionGroup[], typed: string): OptionGroup[] {
  const wanted = splitWords(typed);
  return groups.map((group) => ({
    ...group,
    options: group.options.filter((option) => wanted.every((word) => searchText(option).includes(word))),
  }));
}

/**
 * The rest of the input after a command's verb: 'claire' of 'assign claire' for "Assign a reviewer". Null if the input
 * does not match the command. The verb needs three letters, so that shorter input can still match options.
 */
export function splitVerb(typed: string, label: string): string | null {
  const [verb = '', ...others] = typed.trim().split(/\s+/);
  const isMeant = verb.length > 2 && label.toLowerCase().startsWith(verb.toLowerCase());
  return isMeant && others.length > 0 ? others.join(' ') : null;
}
