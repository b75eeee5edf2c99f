import { DONOR_SYNC_READERS, type DonorStore } from '@portal/contract/donors';
import { requestType } from '@portal/contract/request-types/lookup';
import type { Role } from '@portal/contract/roles';
import type { Collection } from '@portal/contract/types';
import { Box, HStack } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { PageTabs } from '@portal/shared-ui/tabs';
import { useState } from 'react';
import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import { CollectionsPart } from '../../collection/components/CollectionsPart.tsx';
import { isStore } from '../../donor-table/api/store.ts';
import { usePurpose } from '../api/use-purpose.ts';
import { ApprovedOnly } from '../../donor-table/components/ApprovedOnly.tsx';
import { DonorsPart } from '../components/DonorsPart.tsx';
import { PurposeNotice } from '../components/PurposeNotice.tsx';
import { catalogue as words } from '#texts/catalogue';

const SYNC_READERS: readonly (Role | null)[] = DONOR_SYNC_READERS;

/**
 * /tissue-catalogue: the donors of the brain bank, and the collections made from them (spec 2 section 2.7, 3 section
 * 2.9).
 */
export function Component() {
  return (
    <ApprovedOnly>
      <Catalogue />
    </ApprovedOnly>
  );
}

function Catalogue() {
  const { role } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const [saved, setSaved] = useState<Collection>();
  const { request, collection } = usePurpose();
  const asked = parameters.get('store');
  const isForPilot =
    (request !== undefined && requestType(request.type).reviewHeading === 'pilot') ||
    collection?.pilot_tissue_cart === true;
  const store: DonorStore = isStore(asked) ? asked : isForPilot ? 'pilot' : 'main';
  const chooseStore = (next: DonorStore) =>
    setParameters(
      (current) => {
        // drops the filters, which belong to the store being left
        const preservedParameters = ['request', 'collection'].flatMap((name) => {
          const value = current.get(name);
          return value === null ? [] : [[name, value]];
        });
        return new URLSearchParams([...preservedParameters, ['store', next]] as [string, string][]);
      },
      { preventScrollReset: true },
    );
  return (
    <Page
      title={words.title}
      breadcrumbs={[]}
      summary={
        <HStack gap="3">
          <Box color="accent.solid">
            <BrainIcon width="3rem" />
          </Box>
          {words.summary}
        </HStack>
      }
      actions={
        SYNC_READERS.includes(role) ? (
          <RouteButton to="/donor-sync" variant="ghost" colorPalette="gray">
            {words.syncLink}
          </RouteButton>
        ) : null
      }
    >
      <PurposeNotice request={request} collection={collection} saved={saved} />
      <PageTabs
        label={words.parts}
        kept={['request', 'collection', 'store']}
        parts={[
          {
            key: 'donors',
            label: words.donorsTab,
            content: (
              <DonorsPart
                store={store}
                onStore={chooseStore}
                collection={collection?.id}
                onSaved={setSaved}
              />
            ),
          },
          { key: 'collections', label: words.collectionsTab, content: <CollectionsPart /> },
        ]}
      />
    </Page>
  );
}
