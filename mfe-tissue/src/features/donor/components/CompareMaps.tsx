import type { DonorPage } from '@portal/contract/types';
import { Heading, PageSection, Panel, SimpleGrid } from '@portal/shared-ui';
import { BrainMap } from '../../brain-map/BrainMap.tsx';
import { donorPage as words } from '#texts/donor-page';

/** The brain maps of the compared donors, side by side. */
export function CompareMaps({ donors }: { donors: readonly DonorPage[] }) {
  return (
    <PageSection title={words.maps}>
      <SimpleGrid columns={{ base: 1, sm: 2, xl: donors.length }} gap="4">
        {donors.map((donor) => (
          <Panel key={donor.donor_hash} p="4" minW="0">
            <Heading as="h3" size="sm" mb="3" fontFamily="mono">
              {donor.donor_hash}
            </Heading>
            <BrainMap donor={donor.donor_hash} samples={donor.samples} isSmall />
          </Panel>
        ))}
      </SimpleGrid>
    </PageSection>
  );
}
