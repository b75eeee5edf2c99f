import { chakra, CheckRow, fill, Flex, StatusBadge, Text, VisuallyHidden } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { Batch } from './use-batch.ts';
import type { BatchRow, Letter } from '../model/batch-row.ts';
import { LetterText } from './LetterText.tsx';
import { RowOutcome } from './RowOutcome.tsx';
import { batch as words } from '#texts/batch';

const CELL = { px: '2', py: '2', verticalAlign: 'top', textAlign: 'start' } as const;
/** On phones each row is a block: the checkbox, its request, then its facts. */
const ROW = {
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
} as const;
const BELOW = {
  display: { base: 'block', md: 'table-cell' },
  gridColumn: { base: '2', md: 'auto' },
} as const;

/** The facts of each request with a checkbox to leave it out; after sending, its result. */
export function BatchTable({ batch, rows }: { batch: Batch; rows: readonly BatchRow[] }) {
  return (
    <chakra.table
      w="full"
      aria-label={words.caption}
      borderCollapse="collapse"
      textStyle="sm"
      // scrolls focused elements above the button bar
      css={{ '& :is(input, a, summary)': { scrollMarginBottom: '5rem' } }}
    >
      <chakra.thead display={{ base: 'none', md: 'table-header-group' }} color="fg.muted">
        <tr>
          <chakra.th scope="col" {...CELL}>
            <VisuallyHidden>{words.columns.chosen}</VisuallyHidden>
          </chakra.th>
          <chakra.th scope="col" {...CELL} fontWeight="medium">
            {words.columns.request}
          </chakra.th>
          <chakra.th scope="col" {...CELL} fontWeight="medium">
            {words.columns.facts}
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map((row) => (
          <BatchLine key={row.request.id} row={row} batch={batch} />
        ))}
      </tbody>
    </chakra.table>
  );
}

function BatchLine({ row, batch }: { row: BatchRow; batch: Batch }) {
  const { request, facts, letter, obstacle } = row;
  const code = request.sfari_request_id;
  const outcome = batch.outcomes.get(request.id);
  return (
    <chakra.tr borderTopWidth="1px" {...ROW}>
      <chakra.td {...CELL} w="10">
        <CheckRow
          isLabelHidden
          isChecked={batch.ticked.has(request.id)}
          isDisabled={obstacle !== null || outcome !== undefined || batch.sending !== null}
          onChange={(isOn) => batch.tick(request.id, isOn)}
        >
          {fill(words.tick, { code })}
        </CheckRow>
      </chakra.td>
      <chakra.th scope="row" fontWeight="normal" w={{ md: '44%' }} {...CELL} display={BELOW.display}>
        <RouteLink to={`/request/${request.id}`} fontWeight="semibold">
          {code}
        </RouteLink>
        <Text overflowWrap="anywhere">{request.project.title}</Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {request.owner.display_name}
          {request.institution ? `, ${request.institution.display_name}` : ''}
        </Text>
      </chakra.th>
      <chakra.td {...CELL} {...BELOW}>
        {outcome === undefined ? null : <RowOutcome outcome={outcome} done={words.done} />}
        {obstacle === null ? null : <Text mb="1">{obstacle}</Text>}
        {outcome === 'done' ? null : (
          <Flex wrap="wrap" gap="1">
            {facts.map(({ label, tone }) => (
              <StatusBadge key={label} tone={tone} size="sm">
                {label}
              </StatusBadge>
            ))}
          </Flex>
        )}
        {letter && outcome === undefined ? <FoldedLetter letter={letter} code={code} /> : null}
      </chakra.td>
    </chakra.tr>
  );
}

function FoldedLetter({ letter, code }: { letter: Letter; code: string }) {
  return (
    <chakra.details mt="1" overflowWrap="anywhere">
      <chakra.summary cursor="pointer" minH="6" aria-label={fill(words.letterNamed, { code })}>
        {words.letter}
      </chakra.summary>
      <LetterText letter={letter} />
    </chakra.details>
  );
}
