import type { SampleAvailability } from '@portal/contract';
import type { SampleAmounts } from '@portal/contract/samples/sample-ids';
import type { SampleKind } from '@portal/contract/samples/sample-kinds';
import { Box, Button, chakra, fill, HStack, Text, VisuallyHidden } from '@portal/shared-ui';
import { useState } from 'react';
import { renameSample } from './parse-samples.ts';
import { SampleRow } from './SampleRow.tsx';
import { samples as words } from '#texts/samples';

/** Rows of a page (specification 2 section 9). */
const PAGE = 500;
/** What is saved has no order, so that of the ids stands before and after. */
const { compare } = new Intl.Collator('en', { numeric: true });

interface SampleTableProps {
  samples: SampleAmounts;
  kind: SampleKind;
  findCheck: (id: string) => SampleAvailability | undefined;
  onChange: (samples: SampleAmounts) => void;
}

/** The ids with their amounts; one that fails is corrected in its place. */
export function SampleTable({ samples, kind, findCheck, onChange }: SampleTableProps) {
  const [page, setPage] = useState(0);
  const entries = Object.entries(samples).sort(([one], [other]) => compare(one, other));
  const pages = Math.ceil(entries.length / PAGE);
  const current = Math.min(page, pages - 1);
  const shown = entries.slice(current * PAGE, (current + 1) * PAGE);
  return (
    <Box>
      <Box position="relative" overflowX="auto" borderWidth="1px" borderRadius="l3">
        <chakra.table
          width="full"
          textStyle="sm"
          css={{
            '& :is(th, td)': {
              px: { base: '2', md: '3' },
              py: '2',
              verticalAlign: 'top',
              textAlign: 'start',
            },
          }}
        >
          <caption>
            <VisuallyHidden>{words.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.id}</th>
              <th scope="col">{fill(words.columns.amountIn, { unit: kind.unit })}</th>
              <th scope="col">{words.columns.availability}</th>
              <th scope="col">
                <VisuallyHidden>{words.columns.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(([id, amount]) => (
              <SampleRow
                key={id}
                id={id}
                amount={amount}
                kind={kind}
                check={findCheck(id)}
                onRename={(to) => onChange(renameSample(samples, id, to))}
                onAmount={(next) => onChange({ ...samples, [id]: next })}
                onRemove={() => onChange(Object.fromEntries(entries.filter(([each]) => each !== id)))}
              />
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {pages > 1 ? (
        <HStack mt="3" gap="3">
          <Button size="sm" variant="outline" disabled={current === 0} onClick={() => setPage(current - 1)}>
            {words.previousPage}
          </Button>
          <Text textStyle="sm">
            {fill(words.page, {
              first: current * PAGE + 1,
              last: current * PAGE + shown.length,
              count: entries.length,
            })}
          </Text>
          <Button
            size="sm"
            variant="outline"
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            {words.nextPage}
          </Button>
        </HStack>
      ) : null}
    </Box>
  );
}
