import type { Collection, Request } from '@portal/contract/types';
import { fill, Notice, Stack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { catalogue as words } from '#texts/catalogue';

interface PurposeNoticeProps {
  request: Request | undefined;
  collection: Collection | undefined;
  /** The collection that was just saved from the catalogue. */
  saved: Collection | undefined;
}

/** Says why the catalogue was opened, with a link back. */
export function PurposeNotice({ request, collection, saved }: PurposeNoticeProps) {
  if (!request && !collection) return null;
  return (
    <Stack gap="3" mb="5">
      {request ? (
        <Notice
          tone={saved ? 'success' : 'info'}
          title={
            saved
              ? fill(words.savedForRequest, { name: saved.collection_name })
              : fill(words.forRequest, { code: request.sfari_request_id })
          }
        >
          {saved ? null : <Text mb="1">{words.forRequestHelp}</Text>}
          <RouteLink to={`/request/${request.id}`}>
            {fill(words.requestLink, { code: request.sfari_request_id })}
          </RouteLink>
        </Notice>
      ) : null}
      {collection ? (
        <Notice title={fill(words.forCollection, { name: collection.collection_name })}>
          <RouteLink to={`/tissue-catalogue/${collection.id}`}>
            {fill(words.collectionLink, { name: collection.collection_name })}
          </RouteLink>
        </Notice>
      ) : null}
    </Stack>
  );
}
