import { UNDELETABLE_STATUSES } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import {
  Button,
  chakra,
  ClockIcon,
  Disclosure,
  EditIcon,
  MoreIcon,
  Text,
  TrashIcon,
} from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useRenewals } from '@portal/shared-ui/renewal';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useId, type ReactElement, type ReactNode } from 'react';
import { correctionForm, isCorrectable } from '../../request-edit/model/correction-form.ts';
import { isSummaryEditable } from '../../match-summary/model/editors.ts';
import { pageAddress, tabAddress } from '../model/tab-address.ts';
import { ApplicationLink, hasApplication } from './ApplicationLink.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { matchSummary as summaryWords } from '#texts/match-summary';
import { request as words } from '#texts/request';
import { requestEdit as edit } from '#texts/request-edit';

/** Roles that correct and delete submitted requests. */
const CORRECTING_ROLES: readonly string[] = ['sfari_admin', 'sfari_admin_lead'];

const ENTRY = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;
const APART = { mt: '2', pt: '2', borderTopWidth: '1px' } as const;

interface RequestMenuProps {
  request: Request;
  /** Actions for which the bar has no room. */
  first?: readonly ReactElement[];
  /** Those actions have no other place. */
  isNeeded?: boolean;
}

/** Actions on the request as a whole (spec 3 section 2.6, "Menu entries"); destructive ones are set apart. */
export function RequestMenu({ request, first, isNeeded = false }: RequestMenuProps) {
  const { role } = useSession();
  const may = (action: string) => request.abilities[action] ?? false;
  const corrects = role !== null && CORRECTING_ROLES.includes(role);
  const isShown =
    isNeeded ||
    corrects ||
    may('view_history') ||
    may('delete') ||
    isCorrectable(request) ||
    isSummaryEditable(request, role) ||
    hasApplication(request);
  if (!isShown) return null;
  return (
    <Disclosure
      label={<MoreIcon />}
      aria-label={words.menu.label}
      title={words.menu.label}
      panelLabel={words.menu.label}
      px="2"
      opensAbove
    >
      <MenuEntries
        request={request}
        first={first}
        isRetained={corrects && UNDELETABLE_STATUSES.includes(request.status)}
      />
    </Disclosure>
  );
}

function MenuEntries({ request, first, isRetained }: RequestMenuProps & { isRetained: boolean }) {
  const { role } = useSession();
  const [search] = useSearchParams();
  const may = (action: string) => request.abilities[action] ?? false;
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      css={{
        '& > li:empty': { display: 'none' },
        '& > li > button, & > li > a': { width: 'full', justifyContent: 'flex-start' },
      }}
    >
      {first?.map((action) => (
        <li key={action.key}>{action}</li>
      ))}
      {request.renewal_status ? <RenewalEntry request={request} /> : <EditEntry request={request} />}
      {isSummaryEditable(request, role) ? (
        <li>
          <RouteButton to={pageAddress({ mode: 'summary' }, search)} {...ENTRY}>
            <EditIcon />
            {summaryWords.menu}
          </RouteButton>
        </li>
      ) : null}
      <li>
        <ApplicationLink request={request} isInMenu />
      </li>
      {may('view_history') ? (
        <li>
          <RouteButton to={tabAddress('audit', search)} replace preventScrollReset {...ENTRY}>
            <ClockIcon />
            {words.admin.auditTrail}
          </RouteButton>
        </li>
      ) : null}
      {may('delete') ? (
        <chakra.li {...APART}>
          <DeleteRequest request={request} />
        </chakra.li>
      ) : isRetained ? (
        <chakra.li {...APART}>
          <OffEntry reason={words.menu.notDeletable}>
            <TrashIcon />
            {words.remove.button}
          </OffEntry>
        </chakra.li>
      ) : null}
    </chakra.ul>
  );
}

/** If a request has renewals, only the newest one is corrected (spec 3 section 2.6). */
function RenewalEntry({ request }: { request: Request }) {
  const { newest } = useRenewals(request);
  if (!newest?.abilities['edit']) return <EditEntry request={request} />;
  return (
    <li>
      <RouteButton to={`/request/${newest.id}?mode=edit`} {...ENTRY}>
        <EditIcon />
        {edit.renewal}
      </RouteButton>
    </li>
  );
}

/**
 * Edit entry for roles that correct requests; disabled if this one cannot be corrected. Drafts belong to their owner,
 * and some types have no form.
 */
function EditEntry({ request }: { request: Request }) {
  const { role } = useSession();
  const [search] = useSearchParams();
  const label = request.renewal_of ? edit.renewal : edit.menu;
  if (isCorrectable(request))
    return (
      <li>
        <RouteButton to={pageAddress({ mode: 'edit' }, search)} {...ENTRY}>
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

/** A disabled entry that stays focusable, so that screen readers read its reason. */
function OffEntry({ reason, children }: { reason: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button
        {...ENTRY}
        aria-disabled
        aria-describedby={id}
        cursor="not-allowed"
        opacity="0.7"
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      <Text id={id} textStyle="xs" color="fg.muted" px="3" pb="1" maxW="16rem">
        {reason}
      </Text>
    </>
  );
}
