import type { Dataset } from '@portal/contract';
import { HStack } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { datasetAddress } from '../../dataset-words/dataset-words.ts';
import { datasetAdmin as words } from '#texts/dataset-admin';

/** The actions on the newest version of a dataset that the server allows this user. */
export function AdminActions({ dataset }: { dataset: Dataset }) {
  const address = datasetAddress(dataset);
  const at = (mode: string): string => `${address}${address.includes('?') ? '&' : '?'}mode=${mode}`;
  const { edit, mail } = dataset.abilities;
  if (!edit && !mail) return null;
  return (
    <HStack as="nav" aria-label={words.actions} wrap="wrap" gap="3">
      {edit ? (
        <>
          <RouteButton to={at('edit-details')} variant="outline">
            {words.edit}
          </RouteButton>
          <RouteButton to={at('new-version')} variant="outline">
            {words.newVersion}
          </RouteButton>
        </>
      ) : null}
      {mail ? (
        <RouteButton to={at('email')} variant="outline">
          {words.email}
        </RouteButton>
      ) : null}
    </HStack>
  );
}
