import type { Request } from '@portal/contract';
import { isOffered } from '@portal/contract/request-types/lookup';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { LoadingText, fill, Panel, lazyPart } from '@portal/shared-ui';
import { ReadGate } from '@portal/shared-ui/errors';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Page } from '@portal/shared-ui/page';
import { Navigate, useSearchParams, useObjectId } from '@portal/shared-ui/router';
import { useRenewalTrails } from '@portal/shared-ui/renewal';
import { Suspense } from 'react';
import { useRequest } from '../api/use-request.ts';
import { RequestView } from '../components/RequestView.tsx';
import { request as words } from '#texts/request';

// the wizard is a large chunk, and few readers edit
const RequestEditor = lazyPart(() => import('../../wizard/components/RequestEditor.tsx'));

/** /request/{id}: view, edit and audit trail (spec 2 section 2.4). */
export function Component() {
  const id = useObjectId();
  const read = useRequest(id);
  const [parameters] = useSearchParams();
  const mode = parameters.get('mode');
  return (
    <ReadGate read={read} failure={words.view.loadFailed} heading={words.list.title}>
      {(request) => {
        if (mode === 'history') return <TrailPage request={request} />;
        if (mode === 'edit' && request.abilities['edit'] && request.renewal_of)
          return <Navigate to={renewalAddress(request.renewal_of)} replace />;
        if (mode === 'edit' && request.abilities['edit'] && isOffered(request.type))
          return (
            <Suspense fallback={<LoadingText />}>
              <RequestEditor requestId={id} />
            </Suspense>
          );
        return <RequestView request={request} read={read} />;
      }}
    </ReadGate>
  );
}

/** The audit trail of the request, including its renewals. */
function TrailPage({ request }: { request: Request }) {
  const renewals = useRenewalTrails(request);
  return (
    <Page
      title={fill(words.view.auditTrailTitle, { sfariRequestId: request.sfari_request_id })}
      width="narrow"
      breadcrumbs={[
        { label: words.list.title, to: '/request' },
        { label: request.sfari_request_id, to: `/request/${request.id}` },
      ]}
    >
      <Panel>
        <HistoryTrail
          model="request"
          pk={request.id}
          hidesStaff
          beside={renewals}
          subject={{
            type: request.type,
            ...(request.details ? requestAnswers(request.details) : {}),
          }}
        />
      </Panel>
    </Page>
  );
}
