import type { RequestScores } from '@portal/contract';
import { findRubric, formatAverage, formatTotal, leadingCriteria } from '@portal/contract/rubrics';
import { chakra, fill, Heading, Stack, Text } from '@portal/shared-ui';
import { SpreadMark } from './SpreadMark.tsx';
import { review as words } from '#texts/review';

/**
 * The averages of the leading criteria, how many more there are, and the criteria on which reviewers differ (spec 3 section 2.7, part 6).
 * `isWhole` shows all criteria and the total, for pages without a table of averages.
 */
export function ShortNote({
  rubric,
  quarter: { averages, spreads, total },
  isWhole = false,
}: {
  rubric: RequestScores['rubric'];
  quarter: Pick<RequestScores['quarters'][number], 'averages' | 'spreads' | 'total'>;
  isWhole?: boolean;
}) {
  const known = findRubric(rubric.key, rubric.version);
  const shown = isWhole ? known.criteria : leadingCriteria(known);
  const wide = known.criteria.filter(({ key }) => spreads[key]?.is_wide);
  const isCompared = known.criteria.some(({ key }) => spreads[key]);
  if (total === null) return null;
  if (shown.length === 0 && wide.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={words.note.title} borderWidth="1px" borderRadius="l2" p="3">
      <Heading as="h3" textStyle="sm">
        {words.note.title}
      </Heading>
      {shown.length > 0 ? (
        <chakra.dl m="0">
          {shown.map(({ key, label }) => (
            <Line key={key} label={label} value={formatAverage(averages[key] ?? null)} />
          ))}
          {isWhole ? (
            <Line
              label={words.note.total}
              value={fill(words.note.of, {
                total: formatTotal(total),
                most: shown.length * (known.scale?.maximum ?? 0),
              })}
              isSum
            />
          ) : null}
        </chakra.dl>
      ) : null}
      {shown.length > 0 && shown.length < known.criteria.length ? (
        <Text textStyle="sm" color="fg.muted">
          {fill(words.note.more, { shown: shown.length, all: known.criteria.length })}
        </Text>
      ) : null}
      {wide.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0">
          {wide.map(({ key, label }) => (
            <chakra.li key={key} textStyle="sm" py="0.5">
              <SpreadMark spread={spreads[key]} />{' '}
              {fill(words.note.on, { criterion: label, most: known.scale?.maximum ?? 0 })}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      {wide.length === 0 && isCompared ? (
        <Text textStyle="sm" color="fg.muted">
          {words.note.agree}
        </Text>
      ) : null}
    </Stack>
  );
}

function Line({ label, value, isSum = false }: { label: string; value: string; isSum?: boolean }) {
  return (
    <chakra.div
      display="flex"
      gap="3"
      justifyContent="space-between"
      py="0.5"
      {...(isSum && { borderTopWidth: '1px', mt: '1', pt: '1.5', fontWeight: 'semibold' })}
    >
      <dt>{label}</dt>
      <chakra.dd m="0" fontVariantNumeric="tabular-nums" fontWeight="semibold">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
