import { LoadingText, Stack, Text, fill } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { formTester } from '#texts/form-tester';
import { OwnDefinition } from '../components/OwnDefinition.tsx';

const BREADCRUMBS = [{ label: formTester.home, to: '/' }];

/** `/form_tester`: all forms of the portal, and an area to test a new definition. */
export function Component() {
  const { data, error, reload } = useApi('GET /form/');
  return (
    <Page title={formTester.title} breadcrumbs={BREADCRUMBS} summary={formTester.summary}>
      {error ? <RetryPanel title={formTester.noList} onRetry={() => void reload()} error={error} /> : null}
      {!data && !error ? <LoadingText>{formTester.loading}</LoadingText> : null}
      {data?.results.length === 0 ? <Text>{formTester.noForms}</Text> : null}
      <Stack as="ul" gap="3" listStyleType="none">
        {data?.results.map(({ id, title, version }) => (
          <li key={id}>
            <RouteLink to={`/form_tester/${id}`}>{title}</RouteLink>
            <Text as="span" color="fg.muted" ms="3">
              {fill(formTester.version, { version })}
            </Text>
          </li>
        ))}
      </Stack>
      <OwnDefinition />
    </Page>
  );
}
