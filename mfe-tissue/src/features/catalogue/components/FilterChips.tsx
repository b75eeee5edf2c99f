import { Button, chakra, CloseIcon, fill } from '@portal/shared-ui';
import { memo } from 'react';
import { FACETS, RANGES } from '../model/donor-filters.ts';
import { facetLabel, valueLabel } from '../model/facet-words.ts';
import { isNarrowed, type DonorFilterHandle } from '../model/use-donor-filters.ts';
import { catalogue as words } from '#texts/catalogue';

interface Chip {
  readonly key: string;
  readonly text: string;
  readonly remove: () => void;
}

/** One removable chip for each active filter. */
export function FilterChips({ handle }: { handle: DonorFilterHandle }) {
  const { filters, setSearch, setRange, tick, clear } = handle;
  if (!isNarrowed(filters)) return null;
  const chips: Chip[] = [
    ...(filters.search === ''
      ? []
      : [{ key: 'q', text: fill(words.searchChip, { text: filters.search }), remove: () => setSearch('') }]),
    ...RANGES.flatMap((name): Chip[] => {
      const range = filters.ranges[name];
      if (!range) return [];
      const [from, to] = range;
      const pattern = from === null ? words.rangeUpTo : to === null ? words.rangeAtLeast : words.rangeBetween;
      const text = fill(pattern, { label: words.ranges[name], from: from ?? '', to: to ?? '' });
      return [{ key: name, text, remove: () => setRange(name, undefined) }];
    }),
    ...FACETS.flatMap((facet) =>
      (filters.facets[facet] ?? []).map((value): Chip => ({
        key: `${facet} ${value}`,
        text: fill(words.facetChip, { label: facetLabel(facet), value: valueLabel(facet, value) }),
        remove: () => tick(facet, value, false),
      })),
    ),
  ];
  return (
    <chakra.ul
      aria-label={words.chips}
      listStyleType="none"
      m="0"
      mb="3"
      p="0"
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      {chips.map(({ key, text, remove }) => (
        <FilterChip key={key} text={text} remove={remove} />
      ))}
      <li>
        <Button size="xs" variant="ghost" onClick={clear}>
          {words.clearFilters}
        </Button>
      </li>
    </chakra.ul>
  );
}

/** Memoized by key: the key identifies what the chip removes, so a new `remove` function needs no new drawing. */
const FilterChip = memo(
  function FilterChip({ text, remove }: Pick<Chip, 'text' | 'remove'>) {
    return (
      <li>
        <Button
          size="xs"
          variant="subtle"
          colorPalette="accent"
          aria-label={fill(words.removeFilter, { filter: text })}
          whiteSpace="normal"
          height="auto"
          minH="7"
          onClick={remove}
        >
          {text}
          <CloseIcon boxSize="1em" />
        </Button>
      </li>
    );
  },
  (one, other) => one.text === other.text,
);
