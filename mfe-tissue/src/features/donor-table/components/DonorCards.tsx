import { showAge } from '@portal/contract/donors';
import { Box, chakra, fill, HStack, Span, Text } from '@portal/shared-ui';
import { RouterLink } from '@portal/shared-ui/router';
import { donorAddress, fieldLabel, fieldValue } from '../model/donor-words.ts';
import { DonorChoice } from './DonorChoice.tsx';
import type { WindowProps } from './DonorGrid.tsx';
import { ROW_CONTROLS, SCROLL_REGION } from './row-look.ts';
import { catalogue as words } from '#texts/catalogue';

const PARTS = ['left_hemisphere', 'right_hemisphere', 'brainstem'] as const;

/** The donor list on a phone: cards of equal height with the main fields. Columns cannot be chosen here. */
export function DonorCards({
  caption,
  donors,
  selection,
  renderTools,
  region,
  first,
  end,
  rowHeight,
}: WindowProps) {
  return (
    <Box as="section" {...SCROLL_REGION} {...region} aria-label={caption} overflowY="auto" maxH="80dvh">
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        position="relative"
        css={ROW_CONTROLS}
        style={{ height: donors.length * rowHeight }}
      >
        {donors.slice(first, end).map((donor, offset) => {
          const index = first + offset;
          return (
            <chakra.li
              key={donor.donor_hash}
              data-index={index}
              aria-setsize={donors.length}
              aria-posinset={index + 1}
              position="absolute"
              insetInline="0"
              style={{ top: index * rowHeight, height: rowHeight }}
              px="4"
              py="2"
              borderBottomWidth="1px"
              overflow="hidden"
            >
              <HStack justify="space-between" align="center" gap="3">
                <RouterLink to={donorAddress(donor.donor_hash)} data-control="link">
                  {donor.donor_hash}
                </RouterLink>
                {selection ? (
                  <DonorChoice
                    hash={donor.donor_hash}
                    isChosen={selection.hashes.has(donor.donor_hash)}
                    refusal={selection.refusal(donor)}
                    toggle={selection.toggle}
                  />
                ) : null}
                {renderTools?.(donor)}
              </HStack>
              <Text truncate>{fieldValue(donor, 'diagnosis')}</Text>
              {/* one text for all facts, so that a long fact can use the lines that the others leave free */}
              <Text textStyle="sm" lineClamp="3">
                {fill(words.cardFacts, {
                  age: showAge(donor.age) ?? words.unknownShort,
                  gender: fieldValue(donor, 'gender'),
                  pmi: donor.pmi ?? words.unknownShort,
                  rin: donor.rin ?? words.unknownShort,
                })}
                <br />
                <Span color="fg.muted">
                  {PARTS.map((part) => `${fieldLabel(part)}: ${fieldValue(donor, part)}`).join(' · ')}
                </Span>
              </Text>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Box>
  );
}
