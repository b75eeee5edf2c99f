import { findGuide } from '@portal/contract/rubric-guides';
import type { Rubric } from '@portal/contract/rubrics';
import { chakra, fill, Heading, Text } from '@portal/shared-ui';
import { review as words } from '#texts/review';

/** The meaning of the scores by criterion (spec 3 section 2.7); on a phone one card per criterion. */
export function RubricTable({ rubric, isOpen }: { rubric: Rubric; isOpen: boolean }) {
  const guide = findGuide(rubric);
  if (!guide) return null;
  const bands = guide.bands.map(([from, to]) => fill(words.guide.band, { from, to }));
  return (
    // Collapsed once the reviewer has started: each criterion shows its own part, and the inputs come first.
    <chakra.details open={isOpen}>
      <chakra.summary cursor="pointer" mb="1">
        <Heading as="h3" id="rubric-title" textStyle="md" display="inline">
          {words.guide.title}
        </Heading>
      </chakra.summary>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {words.guide.intro}
      </Text>
      <chakra.table aria-labelledby="rubric-title" w="100%" textStyle="sm" css={STACKED}>
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start">
              {words.guide.criterion}
            </chakra.th>
            {bands.map((band) => (
              <chakra.th key={band} scope="col" textAlign="start" whiteSpace="nowrap">
                {band}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rubric.criteria.map(({ key, label }) => (
            <tr key={key}>
              <chakra.th scope="row" textAlign="start" fontWeight="semibold">
                {label}
              </chakra.th>
              {bands.map((band, index) => (
                <td key={band} data-band={band}>
                  {guide.meanings[key]?.[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}

/** Below 30rem four columns are too narrow to read. */
const STACKED = {
  '& th, & td': { padding: '1.5', verticalAlign: 'top', overflowWrap: 'break-word' },
  '& tbody tr': { borderTopWidth: '1px' },
  '@media (max-width: 30rem)': {
    '& thead': { srOnly: true },
    '& tr, & tbody th, & td': { display: 'block' },
    '& td::before': { content: 'attr(data-band) ": "', fontWeight: 'medium' },
  },
} as const;
