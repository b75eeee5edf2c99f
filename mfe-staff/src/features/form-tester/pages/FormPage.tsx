import { MESSAGES } from '@portal/contract/messages';
import { LoadingText, fill } from '@portal/shared-ui';
import { api, useApi } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { useParams, useSearchParams } from '@portal/shared-ui/router';
import { formTester } from '#texts/form-tester';
import { SchemaFaults } from '../components/SchemaFaults.tsx';
import { TestedForm } from '../components/TestedForm.tsx';

const BREADCRUMBS = [
  { label: formTester.home, to: '/' },
  { label: formTester.title, to: '/form_tester' },
];

/** `/form_tester/{objectId}`: one form; `?version=` shows an older version. */
export function Component() {
  const { objectId = '' } = useParams();
  const [search] = useSearchParams();
  const version = Number(search.get('version')) || undefined;
  const { data, error } = useApi('GET /form/{id}/', {
    params: { id: objectId },
    query: version ? { version } : {},
    silent: true,
  });
  if (error && !data) {
    return (
      <Page title={MESSAGES.schemaFailed} breadcrumbs={BREADCRUMBS}>
        <SchemaFaults error={error} />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={formTester.title} breadcrumbs={BREADCRUMBS}>
        <LoadingText>{formTester.loading}</LoadingText>
      </Page>
    );
  }
  const check = async (values: Record<string, unknown>) => {
    const answer = await api('POST /form/{id}/answer/', {
      params: { id: objectId },
      body: { version: data.version, values },
      quiet: true,
    });
    return answer.data.values;
  };
  return (
    <Page
      title={data.title}
      breadcrumbs={BREADCRUMBS}
      summary={fill(formTester.version, { version: data.version })}
    >
      <TestedForm key={`${data.id}-${data.version}`} definition={data} check={check} />
    </Page>
  );
}
