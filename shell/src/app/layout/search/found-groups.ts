import { SEARCH_MODELS } from '@portal/contract/search-models';
import { search as words } from '#texts/search';
import type { OptionGroup } from './OptionList.tsx';
import type { FoundRow } from './use-global-search.ts';

/** Whether what was typed stands in it as it is; a search also finds what is merely near. */
const contains = ({ display_name: name, detail }: FoundRow, typed: string): boolean =>
  `${name} ${detail ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());

/** What was found, by kind; kinds in which the typed text stands come before those that are merely near. */
export function groupFound(
  rows: readonly FoundRow[],
  typed: string,
  open: (path: string) => void,
): OptionGroup[] {
  const isNear = (model: FoundRow['model']): boolean =>
    !rows.some((row) => row.model === model && contains(row, typed));
  return SEARCH_MODELS.toSorted((one, other) => Number(isNear(one)) - Number(isNear(other))).map((model) => ({
    key: model,
    label: words.models[model],
    options: rows
      .filter((row) => row.model === model)
      .map(({ id, display_name: text, detail }) => ({
        key: `${model} ${id}`,
        text,
        detail,
        choose: () => open(`/${model}/${id}`),
      })),
  }));
}
