import type { ResponseOf } from '@portal/contract/types';
import {
  Button,
  DefinitionList,
  EmptyState,
  fill,
  Flex,
  formatDateTime,
  Stack,
  StatusBadge,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useWrite } from '@portal/shared-ui/write';
import { organizationLogin as words } from '#texts/organization-login';
import { Panel } from '../../administration/components/Panel.tsx';
import { BREADCRUMBS } from '../../webhook/model/webhook.ts';

type Organization = ResponseOf<'GET /organization-login/organizations/'>['results'][number];

/** `/superuser/organizations`: the organizations of the setting, and whether people can log in there. */
export function Component() {
  const read = useApi('GET /organization-login/organizations/');
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {({ results }) => (
        <Page title={words.title} breadcrumbs={BREADCRUMBS} summary={words.summary}>
          {results.length === 0 ? (
            <EmptyState title={words.emptyTitle} description={words.empty} />
          ) : (
            <Stack gap="6">
              {results.map((organization) => (
                <OrganizationPanel key={organization.id} organization={organization} />
              ))}
            </Stack>
          )}
        </Page>
      )}
    </ReadGate>
  );
}

/** A failed test counts more than a failed login: the login may have failed for one person only. */
function describeState({ tested, problem, failed_login }: Organization): { tone: StatusTone; text: string } {
  if (problem) return { tone: 'danger', text: words.broken };
  if (failed_login !== null && (tested === null || failed_login > tested))
    return { tone: 'warning', text: words.failing };
  return tested === null ? { tone: 'closed', text: words.untested } : { tone: 'success', text: words.works };
}

/** When something happened, with what was wrong. */
function describeProblem(time: string | null, problem: Organization['problem']): string {
  if (time === null) return words.never;
  const at = formatDateTime(time);
  return problem ? fill(words.found, { time: at, problem: words.problems[problem] }) : at;
}

function OrganizationPanel({ organization }: { organization: Organization }) {
  const { id, name, mail_domains: domains } = organization;
  const { tone, text } = describeState(organization);
  const test = useWrite('POST /organization-login/{organization}/test/', {
    invalidates: ['organization-login'],
    failureTitle: true,
  });
  return (
    <Panel title={name}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="center">
          <Text as="div" aria-live="polite">
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </Text>
          <Button
            size="sm"
            aria-label={fill(words.testOf, { name })}
            loading={test.isBusy}
            onClick={() => void test.send({ params: { organization: id }, body: {} })}
          >
            {words.test}
          </Button>
        </Flex>
        <DefinitionList
          items={[
            { term: words.tested, value: describeProblem(organization.tested, organization.problem) },
            {
              term: words.failedLogin,
              value: describeProblem(organization.failed_login, organization.failed_login_problem),
            },
            { term: words.lastLogin, value: formatDateTime(organization.last_login) || words.never },
            { term: words.people, value: String(organization.people) },
            { term: words.domains, value: domains.join(', ') || words.noDomains },
            { term: words.factor, value: organization.trusts_factor ? words.trusted : words.untrusted },
            { term: words.issuer, value: organization.issuer },
            { term: words.redirect, value: organization.redirect_url },
            { term: words.logout, value: organization.logout_url },
          ]}
        />
      </Stack>
    </Panel>
  );
}
