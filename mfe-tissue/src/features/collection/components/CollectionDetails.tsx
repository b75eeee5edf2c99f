import { LIMITS } from '@portal/contract/limits';
import type { Collection } from '@portal/contract/types';
import {
  DefinitionList,
  formatDateTime,
  Input,
  LabeledField,
  NativeSelect,
  Panel,
  SimpleGrid,
  Stack,
} from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { CollectionContent } from '../model/same-collection.ts';
import { collection as words } from '#texts/collection';

interface CollectionDetailsProps {
  collection: Collection;
  content: CollectionContent;
  mayEdit: boolean;
  nameError: string | undefined;
  onChange: (part: Partial<CollectionContent>) => void;
}

/**
 * The owner of a collection and the request that names it. Users who may edit it can change its name and whom it is
 * shared with.
 */
export function CollectionDetails({
  collection,
  content,
  mayEdit,
  nameError,
  onChange,
}: CollectionDetailsProps) {
  const { request, shared_project: shared } = collection;
  return (
    <Panel as="section" aria-label={words.facts}>
      <SimpleGrid columns={{ base: 1, md: mayEdit ? 2 : 1 }} gap="6" alignItems="start">
        {mayEdit ? (
          <Stack gap="4">
            <LabeledField label={words.name} error={nameError}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={LIMITS.collectionName}
                  value={content.collection_name}
                  onChange={(event) => onChange({ collection_name: event.currentTarget.value })}
                />
              )}
            </LabeledField>
            <Sharing collection={collection} content={content} onChange={onChange} />
          </Stack>
        ) : null}
        <DefinitionList
          items={[
            { term: words.columns.researcher, value: collection.pi.display_name },
            {
              term: words.request,
              value: request ? (
                <>
                  <RouteLink to={`/request/${request.id}`} me="2">
                    {request.sfari_request_id}
                  </RouteLink>
                  <RequestStatusBadge status={request.status} />
                </>
              ) : (
                words.free
              ),
            },
            ...(mayEdit ? [] : [{ term: words.sharedWith, value: shared?.title ?? words.notShared }]),
            { term: words.columns.modified, value: formatDateTime(collection.modified) },
          ]}
        />
      </SimpleGrid>
    </Panel>
  );
}

/** Shares the collection with the team of one of the researcher's projects, who may read it but not change it. */
function Sharing({
  collection,
  content,
  onChange,
}: Pick<CollectionDetailsProps, 'collection' | 'content' | 'onChange'>) {
  const { rows } = useList(
    'GET /project/',
    { owner: collection.pi.id, ordering: 'title', limit: 100 },
    { silent: true },
  );
  const shared = collection.shared_project;
  // if the projects cannot be loaded, the chosen one stays in the list
  const projects = [
    ...(shared && !rows.some(({ id }) => id === shared.id) ? [shared] : []),
    ...rows.map(({ id, title }) => ({ id, title })),
  ];
  return (
    <LabeledField label={words.sharing} help={words.sharingHelp} isOptional>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...control}
            value={content.shared_project ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ shared_project: value === '' ? null : Number(value) })
            }
          >
            <option value="">{words.notShared}</option>
            {projects.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabeledField>
  );
}
