import { Box, Button, fill, HStack, Table } from '@portal/shared-ui';
import { CohortMark } from '@portal/shared-ui/cohort';
import { ScrolledTable } from '@portal/shared-ui/table';
import { dataset as words } from '#texts/dataset';

interface CohortKindsProps {
  /** One entry per cohort and item: the component counts these. */
  entries: readonly { readonly cohort: string; readonly kind: string }[];
  /** In display order. */
  kinds: readonly string[];
  isChosen: (cohort: string, kind: string) => boolean;
  /** Called again for the chosen count, it clears the choice. */
  onChoose: (cohort: string, kind: string) => void;
}

/** The height of four cohorts, so that the list below does not move when the counts arrive. */
export const COHORT_KINDS_HEIGHT = { base: '18rem', md: '13rem' };

/** Counts of each kind in each cohort. Choosing a count filters the list. */
export function CohortKinds({ entries, kinds, isChosen, onChoose }: CohortKindsProps) {
  const cohorts = [...new Set(entries.map(({ cohort }) => cohort))];
  const columns = kinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  if (cohorts.length < 2 && columns.length < 2) return null;
  return (
    <ScrolledTable caption={words.byCohort} minWidth={110 + columns.length * 70}>
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader scope="col">{words.cohort}</Table.ColumnHeader>
          {columns.map((kind) => (
            <Table.ColumnHeader key={kind} scope="col" textAlign="end">
              {kind}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {cohorts.map((cohort) => (
          <Table.Row key={cohort} bg="transparent">
            <Table.ColumnHeader scope="row" fontWeight="normal" py="1">
              <HStack gap="2">
                {/* Hiding this column lets three kinds fit on a phone. */}
                <Box hideBelow="sm">
                  <CohortMark cohort={cohort} boxSize="6" />
                </Box>
                {cohort}
              </HStack>
            </Table.ColumnHeader>
            {columns.map((kind) => {
              const count = entries.filter((entry) => entry.cohort === cohort && entry.kind === kind).length;
              const isOn = isChosen(cohort, kind);
              return (
                <Table.Cell key={kind} textAlign="end" py="1">
                  {count === 0 ? (
                    '–'
                  ) : (
                    <Button
                      size="xs"
                      variant={isOn ? 'solid' : 'ghost'}
                      aria-pressed={isOn}
                      aria-label={fill(words.countOf, { cohort, kind, count })}
                      fontVariantNumeric="tabular-nums"
                      onClick={() => onChoose(cohort, kind)}
                    >
                      {count}
                    </Button>
                  )}
                </Table.Cell>
              );
            })}
          </Table.Row>
        ))}
      </Table.Body>
    </ScrolledTable>
  );
}
