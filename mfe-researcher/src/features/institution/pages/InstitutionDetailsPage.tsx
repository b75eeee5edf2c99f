import { fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { details } from '#texts/institution-form';
import { institution as words } from '#texts/institution';
import { DetailsForm } from '../forms/DetailsForm.tsx';

/** /institution-details: the Signing Official gives the details of a new institution. */
export function Component() {
  const { institution } = useSession();
  return (
    <Page title={details.title} breadcrumbs={[]} width="narrow">
      {institution ? <Details id={institution.id} /> : <NothingHere to="/" label={details.home} />}
    </Page>
  );
}

function Details({ id }: { id: number }) {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const { data, etag, error, reload } = useApi('GET /institution/{id}/', { params: { id } });
  const [isSubmitted, setSubmitted] = useState(false);
  if (error && !data)
    return <RetryPanel title={words.readFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.loading}</LoadingText>;
  if (!isSubmitted && !data.abilities['submit'])
    return <NothingHere to={`/institution/${id}`} label={details.toInstitution} />;
  return (
    <Stack gap="7">
      <Text color="fg.muted">{fill(details.intro, { institution: data.display_name })}</Text>
      <DetailsForm
        institution={data}
        etag={etag}
        reload={reload}
        onSubmitted={async () => {
          setSubmitted(true);
          await navigate('/thank-you', {
            replace: true,
            state: { lastLocation: '/institution-details', hideRibbon: true },
          });
          await refresh();
        }}
      />
    </Stack>
  );
}

function NothingHere({ to, label }: { to: string; label: string }) {
  return (
    <Stack gap="5" align="flex-start">
      <Text fontWeight="semibold">{details.notYours}</Text>
      <Text color="fg.muted">{details.notYoursText}</Text>
      <RouteButton to={to}>{label}</RouteButton>
    </Stack>
  );
}
