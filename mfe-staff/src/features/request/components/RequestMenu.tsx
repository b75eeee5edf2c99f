import { UNDELETABLE_STATUSES } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { Button, chakra, EditIcon, Text, TrashIcon } from '@portal/shared-ui';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useRenewals } from '@portal/shared-ui/renewal';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useId, type ReactNode } from 'react';
import { correctionForm, isCorrectable } from '../../request-edit/model/correction-form.ts';
import { isSummaryEditable } from '../../match-summary/model/editors.ts';
import { tabAddress } from '../model/tab-address.ts';
import { ApplicationLink } from './ApplicationLink.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { matchSummary as summaryWords } from '#texts/match-summary';
import { request as words } from '#texts/request';
import { requestEdit as edit } from '#texts/request-edit';

/** Who corrects and deletes requests that were handed in. */
const CORRECTING_ROLES: readonly string[] = ['sfari_admin', 'sfari_admin_lead'];

/** What can be done with the request as a whole (spec 3 section 2.6, "Menu entries"). */
export function RequestMenu({ request }: { request: Request }) {
  const { role } = useSession();
  const [search] = useSearchParams();
  const may = (action: string) => request.abilities[action] ?? false;
  const isRetained =
    role !== null && CORRECTING_ROLES.includes(role) && UNDELETABLE_STATUSES.includes(request.status);
  return (
    <chakra.ul
      aria-label={words.menu.label}
      listStyleType="none"
      m="0"
      mb="5"
      p="0"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      css={{ '& > li:empty': { display: 'none' } }}
      _empty={{ display: 'none' }}
    >
      {request.renewal_status ? <RenewalEntry request={request} /> : <EditEntry request={request} />}
      {isSummaryEditable(request, role) ? (
        <li>
          <RouteButton to={`/request/${request.id}?mode=summary`} size="sm" variant="outline">
            <EditIcon />
            {summaryWords.menu}
          </RouteButton>
        </li>
      ) : null}
      <li>
        <ApplicationLink request={request} />
      </li>
      {may('view_history') ? (
        <li>
          <RouteLink to={tabAddress('audit', search)} replace preventScrollReset textStyle="sm" minH="6">
            {words.admin.auditTrail}
          </RouteLink>
        </li>
      ) : null}
      {may('delete') ? (
        <li>
          <DeleteRequest request={request} />
        </li>
      ) : isRetained ? (
        <li>
          <OffEntry reason={words.menu.kept}>
            <TrashIcon />
            {words.remove.button}
          </OffEntry>
        </li>
      ) : null}
    </chakra.ul>
  );
}

/** Of a request with renewals the newest one is corrected (spec 3 section 2.6). */
function RenewalEntry({ request }: { request: Request }) {
  const { newest } = useRenewals(request);
  if (!newest?.abilities['edit']) return <EditEntry request={request} />;
  return (
    <li>
      <RouteButton to={`/request/${newest.id}?mode=edit`} size="sm" variant="outline">
        <EditIcon />
        {edit.renewal}
      </RouteButton>
    </li>
  );
}

/** For the person who corrects requests; off where this one is closed. A draft is its owner's, and some types have no form. */
function EditEntry({ request }: { request: Request }) {
  const { role } = useSession();
  const label = request.renewal_of ? edit.renewal : edit.menu;
  if (isCorrectable(request))
    return (
      <li>
        <RouteButton to={`/request/${request.id}?mode=edit`} size="sm" variant="outline">
          <EditIcon />
          {label}
        </RouteButton>
      </li>
    );
  const isClosed = role !== null && CORRECTING_ROLES.includes(role) && !request.abilities['edit'];
  return isClosed && correctionForm(request) ? (
    <li>
      <OffEntry reason={edit.closed}>
        <EditIcon />
        {label}
      </OffEntry>
    </li>
  ) : null;
}

/** Reached by keyboard and read out with its reason; pressing it does nothing. */
function OffEntry({ reason, children }: { reason: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-disabled
        aria-describedby={id}
        px="0"
        cursor="not-allowed"
        opacity="0.7"
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <Text id={id} textStyle="xs" color="fg.muted">
        {reason}
      </Text>
    </>
  );
}
