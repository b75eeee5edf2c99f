import { TISSUE_STATE_LABELS, type TissueState } from '@portal/contract/donors';
import type { DonorSample } from '@portal/contract/types';
import { chakra, fill, Table, VisuallyHidden } from '@portal/shared-ui';
import { MIDDLE, SIDE_REGIONS, SIDES, getPartState, getRegionState } from './tissue-parts.ts';
import { brainMap as words } from '#texts/brain-map';
import { donor as donorWords } from '#texts/donor';

const StateCell = ({ state, width = 1 }: { state: TissueState; width?: number }) => (
  <Table.Cell colSpan={width} py="1" color={state === 'none' ? 'fg.muted' : undefined}>
    {TISSUE_STATE_LABELS[state]}
  </Table.Cell>
);

/** The brain map as a table: every region by side, then the parts that belong to neither side. */
export function BrainTable({ donor, samples }: { donor: string; samples: readonly DonorSample[] }) {
  return (
    <Table.Root size="sm" textStyle="sm">
      <chakra.caption>
        <VisuallyHidden>{fill(words.tableCaption, { donor })}</VisuallyHidden>
      </chakra.caption>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader scope="col">{words.region}</Table.ColumnHeader>
          {SIDES.map((side) => (
            <Table.ColumnHeader key={side} scope="col">
              {words.sides[side]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {SIDE_REGIONS.map((region) => (
          <Table.Row key={region} bg="transparent">
            <Table.ColumnHeader scope="row" py="1" fontWeight="normal">
              {donorWords.regions[region]}
            </Table.ColumnHeader>
            {SIDES.map((side) => (
              <StateCell key={side} state={getRegionState(samples, side, region)} />
            ))}
          </Table.Row>
        ))}
        {MIDDLE.map((part) => (
          <Table.Row key={part} bg="transparent">
            <Table.ColumnHeader scope="row" py="1" fontWeight="normal">
              {part === 'Other' ? words.elsewhere : donorWords.hemispheres[part]}
            </Table.ColumnHeader>
            <StateCell state={getPartState(samples, part)} width={SIDES.length} />
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
