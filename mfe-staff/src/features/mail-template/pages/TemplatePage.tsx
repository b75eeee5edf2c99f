import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { mailTemplate as words } from '#texts/mail-template';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';
import { TemplateForm } from '../components/TemplateForm.tsx';

/** `/administration/email-templates/{id}`: edits one email template. */
export function Component() {
  const { id = '' } = useParams();
  const { data, etag, error, reload } = useApi('GET /email-template/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (error?.status === 404 && !data) return <ToNotFound correlationId={error.correlationId} />;
  return (
    <Page title={data?.title ?? words.title} breadcrumbs={BREADCRUMBS}>
      {error && !data ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : null}
      {data ? (
        <TemplateForm key={etag} template={data} etag={etag} />
      ) : error ? null : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  );
}
