import type { Request } from '@portal/contract';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import type { Renewal } from '@portal/contract/types';
import { fill, formatDate, Panel, Phrase, SectionHeading, Stack, Text } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { Navigate, useLocation, useObjectId } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useState, type ReactNode } from 'react';
import { useRequest } from '../../request/api/use-request.ts';
import { PointsProvider } from '../../revision-points/components/PointsProvider.tsx';
import { renewalForm } from '../model/renewal-form.ts';
import { useOpenRenewal } from '../api/use-renewal.ts';
import { RenewalEditor } from '../components/RenewalEditor.tsx';
import { AskedOfRenewal, AwaitedAccess, ClosedRenewal, findClosed } from '../components/RenewalNotices.tsx';
import { RenewalThanks } from '../components/RenewalThanks.tsx';
import { renewal as words } from '#texts/renewal';
import { request as requests } from '#texts/request';

/** /request/{id}/renewal and /request/{id}/rm-renewal (spec 2 sections 2.4 and 2.5). */
export function Component() {
  const id = useObjectId();
  const request = useRequest(id);
  const open = useOpenRenewal(id);
  const { pathname } = useLocation();
  return (
    <ReadGate read={request} failure={words.loadFailed} heading={requests.list.title}>
      {(renewed) => {
        const address = renewalAddress(renewed);
        if (pathname.replace(/\/$/, '') !== address) return <Navigate to={address} replace />;
        return (
          <ReadGate read={open} failure={words.loadFailed} heading={requests.list.title}>
            {({ open: renewal }) => <RenewalContent key={id} request={renewed} initial={renewal} />}
          </ReadGate>
        );
      }}
    </ReadGate>
  );
}

function RenewalContent({
  request,
  initial: read,
}: {
  request: Request;
  initial: ApiAnswer<Renewal> | null;
}) {
  const { user } = useSession();
  // The page keeps refreshing; the form stays on the version it was opened with.
  const [initial] = useState(read);
  const [done, setDone] = useState<Renewal | null>(null);
  const [definition] = useState(() => renewalForm(request, initial?.data ?? null));
  if (done) return <RenewalThanks request={request} renewal={done} />;
  const renewal = initial?.data ?? null;
  const closed = findClosed(request, renewal, user?.id === request.owner.id);
  return (
    <Page
      title={words.title}
      breadcrumbs={[
        { label: words.requests, to: '/request' },
        { label: request.sfari_request_id, to: `/request/${request.id}` },
      ]}
      summary={
        <Phrase text={words.lead} values={{ code: request.sfari_request_id, title: request.project.title }} />
      }
      aside={
        <Panel>
          <SectionHeading>{words.nextTitle}</SectionHeading>
          {request.expiration_date ? (
            <Text mb="3">{fill(words.access, { day: formatDate(request.expiration_date) })}</Text>
          ) : null}
          <Text color="fg.muted">{words.confirmText}</Text>
        </Panel>
      }
    >
      {closed !== null || !definition ? (
        <ClosedRenewal request={request} renewal={renewal} reason={closed ?? words.closed.status} />
      ) : (
        <Stack gap="6">
          <AwaitedAccess />
          {renewal ? <AskedOfRenewal renewal={renewal} /> : null}
          <WithPoints renewal={renewal} request={request}>
            <RenewalEditor request={request} initial={initial} definition={definition} onDone={setDone} />
          </WithPoints>
        </Stack>
      )}
    </Page>
  );
}

/** A returned renewal may have revision points, which are loaded by its ID. */
function WithPoints({
  renewal,
  request,
  children,
}: {
  renewal: Renewal | null;
  request: Request;
  children: ReactNode;
}) {
  if (!renewal) return children;
  const { id, type, form_version } = renewal;
  const details = request.details && { ...request.details, form_version };
  return (
    <PointsProvider request={{ ...request, id, type, ...(details ? { details } : {}) }}>
      {children}
    </PointsProvider>
  );
}
