import type { Request } from '@portal/contract';
import {
  INSTITUTION_STATUS,
  RDA_STATUS,
  REQUEST_STATUS,
  REQUEST_STATUS_LABELS,
} from '@portal/contract/statuses';
import type { Renewal } from '@portal/contract/types';
import { Box, fill, Notice, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { useSession } from '@portal/shared-ui/session';
import { isEditableRenewal } from '../../request/model/renewal-due.ts';
import { renewal as words } from '#texts/renewal';

/** Shown until the institution's agreement is executed and the owner has signed the joinder (spec 2 section 6). */
export function AwaitedAccess() {
  const { institution } = useSession();
  const isReady =
    institution?.status === INSTITUTION_STATUS.APPROVED &&
    institution.rda_status === RDA_STATUS.FULLY_EXECUTED &&
    institution.joinder_date !== null;
  return isReady ? null : <Notice tone="info">{words.awaiting}</Notice>;
}

/** The changes that staff requested when they returned the renewal. */
export function AskedOfRenewal({ renewal }: { renewal: Renewal }) {
  const isAsked =
    renewal.status === REQUEST_STATUS.REVISIONS_REQUESTED || renewal.status === REQUEST_STATUS.DEFERRED;
  const { data } = useApi('GET /renewal/{id}/', {
    params: { id: renewal.id },
    query: { expand: 'decision_note' },
    enabled: isAsked,
    silent: true,
  });
  if (!isAsked) return null;
  return (
    <Notice tone="warning" title={words.revisionTitle}>
      {data?.decision_note ? <SafeHtml html={data.decision_note.text} maxW="prose" /> : null}
      <Text mt="2">{words.revision}</Text>
    </Notice>
  );
}

/** The reason why there is no form, with what to do instead; null if the form is available. */
export function findClosed(request: Request, renewal: Renewal | null, isOwner: boolean): string | null {
  if (!isOwner) return fill(words.closed.notOwner, { code: request.sfari_request_id });
  if (renewal)
    return isEditableRenewal(renewal)
      ? null
      : fill(words.closed.open, {
          code: renewal.sfari_request_id,
          status: REQUEST_STATUS_LABELS[renewal.status],
        });
  return request.abilities['renew'] ? null : words.closed.status;
}

export function ClosedRenewal({
  request,
  renewal,
  reason,
}: {
  request: Request;
  renewal: Renewal | null;
  reason: string;
}) {
  return (
    <Stack gap="5" align="flex-start">
      <Text maxW="prose">{reason}</Text>
      <Box>
        <RouteLink to={`/request/${renewal?.id ?? request.id}`}>
          {renewal ? fill(words.closed.openLink, { code: renewal.sfari_request_id }) : words.closed.toRequest}
        </RouteLink>
      </Box>
    </Stack>
  );
}
