import { fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { Navigate, useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';
import { verification as words } from '#texts/verification';
import { DecidedResearchers } from '../components/DecidedResearchers.tsx';
import type { Decided } from '../components/VerificationResult.tsx';
import { YearNotice } from '../components/YearNotice.tsx';
import { WaitingResearchers } from '../components/WaitingResearchers.tsx';

/**
 * `/annual-researcher-review`: a Signing Official confirms who does research at the institution (spec 3 sections 2.12
 * and 4.10). Administrators arrive with `?institution=` from the list of institutions; without it they are redirected
 * to that list.
 */
export function Component() {
  const { institution, role } = useSession();
  const [parameters] = useSearchParams();
  const named = parameters.get('institution');
  if (named === null && role !== null && ADMINISTRATOR_ROLES.includes(role))
    return <Navigate to="/compliance" replace />;
  const asked = named ?? String(institution?.id ?? '');
  const isNumber = /^\d{1,9}$/.test(asked);
  return (
    <Page
      title={words.title}
      breadcrumbs={[{ label: words.home, to: '/' }]}
      aside={<CalendarSection kind="term-calendar" headingAs="h2" />}
    >
      {isNumber ? (
        <Verification key={asked} id={Number(asked)} />
      ) : (
        <Stack gap="5" align="flex-start">
          <Text>{words.noInstitution}</Text>
          <RouteButton to="/">{words.back}</RouteButton>
        </Stack>
      )}
    </Page>
  );
}

function Verification({ id }: { id: number }) {
  const { data, etag, error, reload, replace } = useApi('GET /institution/{id}/verification/', {
    params: { id },
  });
  const [saved, setSaved] = useState<Decided | null>(null);
  if (error?.status === 404) return <ToNotFound correlationId={error.correlationId} />;
  if (error && !data)
    return <RetryPanel title={words.readFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.loading}</LoadingText>;
  const part = { affiliated: data, etag, reload, replace };
  const { display_name: institution } = data.institution;
  if (data.results.length === 0) return <Text>{MESSAGES.noResearchers}</Text>;
  return (
    <Stack gap="10">
      <Stack gap="4">
        <Text color="fg.muted">{fill(words.intro, { institution })}</Text>
        {/* what was just decided says the next date itself */}
        {saved && data.year?.compliance_status === 1 ? null : <YearNotice year={data.year} />}
      </Stack>
      <WaitingResearchers {...part} saved={saved} onSaved={setSaved} />
      <DecidedResearchers {...part} hasRecord={saved === null} />
    </Stack>
  );
}
