import { SEARCH_MODELS } from '@portal/contract/search-models';
import { search as words } from '#texts/search';
import type { OptionGroup } from './OptionList.tsx';
import type { FoundRow } from './use-global-search.ts';

/** 0: the typed text is the name or detail. 1: it is contained in them. 2: the match is only similar. */
function rank({ display_name: name, detail }: FoundRow, typed: string): 0 | 1 | 2 {
  const wanted = typed.trim().toLowerCase();
  const texts = [name, detail ?? ''].map((text) => text.toLowerCase());
  if (texts.includes(wanted)) return 0;
  return texts.some((text) => text.includes(wanted)) ? 1 : 2;
}

/** Whether no row of this kind contains the typed text. */
export interface FoundGroup extends OptionGroup {
  readonly isNear: boolean;
}

/** The results by kind. Exact matches come first, merely similar ones last, both among kinds and within each. */
export function groupFound(
  rows: readonly FoundRow[],
  typed: string,
  open: (path: string) => void,
): FoundGroup[] {
  return SEARCH_MODELS.map((model) => {
    const ranked = rows
      .filter((row) => row.model === model)
      .map((row) => ({ row, at: rank(row, typed) }))
      .toSorted((one, other) => one.at - other.at);
    return { model, ranked, best: ranked[0]?.at ?? 2 };
  })
    .toSorted((one, other) => one.best - other.best)
    .map(({ model, ranked, best }) => ({
      key: model,
      label: words.models[model],
      isNear: best === 2,
      options: ranked.map(({ row: { id, display_name: text, detail } }) => ({
        key: `${model} ${id}`,
        text,
        detail,
        choose: () => open(`/${model}/${id}`),
      })),
    }));
}
