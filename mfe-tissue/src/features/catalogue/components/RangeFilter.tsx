import { DONOR_RANGES } from '@portal/contract/donors';
import { chakra, fill, HStack, Input, Text } from '@portal/shared-ui';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { readRange, type Range, type RangeName } from '../model/donor-filters.ts';
import { catalogue as words } from '#texts/catalogue';

/** In milliseconds: long enough that typing 12 does not filter by 1 first. */
const TYPING_PAUSE = 400;

interface RangeFilterProps {
  name: RangeName;
  range: Range | undefined;
  /** Whether any filter is active. */
  isNarrowed: boolean;
  setRange: (name: RangeName, range: Range | undefined) => void;
}

/** Compares by value: every filter change parses the range from the address again, as a new object. */
const isSame = (one: RangeFilterProps, other: RangeFilterProps): boolean =>
  String(one.range) === String(other.range) &&
  one.isNarrowed === other.isNarrowed &&
  one.setRange === other.setRange;

const texts = (range: Range | undefined) => [String(range?.[0] ?? ''), String(range?.[1] ?? '')] as const;

/** Two numbers that limit a measure; values outside its bounds are refused (spec 2 section 5). */
export const RangeFilter = memo(function RangeFilter({
  name,
  range,
  isNarrowed,
  setRange,
}: RangeFilterProps) {
  const id = useId();
  const [[from, to], setTyped] = useState(texts(range));
  const [known, setKnown] = useState(range);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  const rangeText = String(range);
  // when the address changes, a pending edit from before must not be applied
  useEffect(() => () => clearTimeout(timer.current), [rangeText]);
  useEffect(() => {
    if (!isNarrowed) clearTimeout(timer.current);
  }, [isNarrowed]);
  // the range in the address changed elsewhere: a chip was removed, or the user pressed Back
  if (String(known) !== rangeText) {
    setKnown(range);
    setTyped(texts(range));
  }
  // all filters were cleared before the numbers typed here reached the address
  if (wasNarrowed !== isNarrowed) {
    setWasNarrowed(isNarrowed);
    if (!isNarrowed) setTyped(texts(range));
  }
  const read = readRange(name, from, to);
  const [least, most] = DONOR_RANGES[name];
  const label = words.ranges[name];
  const problem = typeof read === 'string' ? fill(words.rangeProblems[read], { label, least, most }) : '';
  const type = (next: readonly [string, string]) => {
    setTyped(next);
    clearTimeout(timer.current);
    const wanted = readRange(name, ...next);
    if (typeof wanted === 'string') return;
    timer.current = setTimeout(() => {
      setKnown(wanted);
      setRange(name, wanted);
    }, TYPING_PAUSE);
  };
  const field = (end: 0 | 1) => (
    <Input
      size="sm"
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step="any"
      aria-label={fill(end === 0 ? words.rangeFrom : words.rangeTo, { label })}
      aria-invalid={problem !== '' || undefined}
      aria-describedby={problem === '' ? undefined : `${id}-problem`}
      placeholder={String(end === 0 ? least : most)}
      value={end === 0 ? from : to}
      onChange={({ currentTarget: { value } }) => type(end === 0 ? [value, to] : [from, value])}
    />
  );
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="semibold" p="0" mb="1">
        {label}
      </chakra.legend>
      <HStack gap="2">
        {field(0)}
        <Text as="span" aria-hidden color="fg.muted">
          {words.rangeDash}
        </Text>
        {field(1)}
      </HStack>
      <Text id={`${id}-problem`} role="alert" textStyle="sm" color="fg.error" mt="1" _empty={{ mt: '0' }}>
        {problem}
      </Text>
    </chakra.fieldset>
  );
}, isSame);
