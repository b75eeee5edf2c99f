import type { Project } from '@portal/contract';
import { Box, fill, LoadingText, Stack } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import type { ReactNode } from 'react';
import { useApprovedDatasets } from '../../dataset/api/use-approved-datasets.ts';
import { BasketBar } from '../../basket/BasketBar.tsx';
import { ResourceShop } from '../../resource/components/ResourceShop.tsx';
import { SkipToBasket } from '../../basket/SkipToBasket.tsx';
import { putIntoBasket, takeFromBasket, useBasket } from '../../basket/basket.ts';
import { useCatalogue } from '../hooks/use-catalogue.ts';
import { findDatasetReason, listDatasets } from '../hooks/use-resources.ts';
import { wizard as words } from '#texts/wizard';

/** Lists the datasets on the start page. The catalog's basket holds the choice until the request starts. */
export function DatasetChoice({
  project,
  children,
}: {
  /** The project of the request, if it is already known. */
  project: Project | undefined;
  /** The Start now button. */
  children: ReactNode;
}) {
  const catalogue = useCatalogue();
  const { approved, isLoading } = useApprovedDatasets();
  // the same query as the project step, so the answer is read once
  const projects = useList('GET /project/', { limit: 200, ordering: 'title' }, { silent: true });
  const codes = useBasket();
  if (catalogue.error)
    return (
      <Stack gap="4" align="flex-start">
        <RetryPanel
          title={words.resources.loadFailed}
          error={catalogue.error}
          onRetry={() => void catalogue.reload()}
        />
        {children}
      </Stack>
    );
  if (catalogue.isLoading || isLoading || (projects.isLoading && !projects.error))
    return (
      // reserves the height, so that content below it on a phone does not move
      <Box minH="90dvh">
        <LoadingText>{words.loading}</LoadingText>
      </Box>
    );
  const own = project ? [project] : projects.rows;
  const isNonAutism = own.length > 0 && own.every((each) => each.non_autism_research);
  const resources = listDatasets(catalogue.rows, isNonAutism);
  const items = resources.filter(({ code }) => codes.includes(code));
  return (
    <Stack gap="0">
      <SkipToBasket />
      <ResourceShop
        resources={resources}
        chosen={new Set(items.map(({ key }) => key))}
        findReason={(resource) => findDatasetReason(resource, approved)}
        onToggle={({ code }, isOn) => (isOn ? putIntoBasket(code) : takeFromBasket(code))}
      />
      <BasketBar
        summary={fill(words.resources.chosen, { count: items.length })}
        items={items.map(({ code, name }) => ({ key: code, name }))}
        onRemove={({ key }) => takeFromBasket(key)}
      >
        {children}
      </BasketBar>
    </Stack>
  );
}
