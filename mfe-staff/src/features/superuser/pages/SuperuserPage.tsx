import { Stack } from '@portal/shared-ui';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { superuser } from '#texts/superuser';
import { Panel } from '../../administration/components/Panel.tsx';
import { AttentionLine } from '../../attention/components/Attention.tsx';
import { HealthTable } from '../components/HealthTable.tsx';
import { HistorySearch } from '../components/HistorySearch.tsx';
import { ImpersonateForm } from '../components/ImpersonateForm.tsx';
import { LogTable } from '../components/LogTable.tsx';
import { Releases } from '../components/Releases.tsx';
import { releases } from '#texts/releases';
import { machineKey } from '#texts/machine-key';
import { organizationLogin } from '#texts/organization-login';
import { webhook } from '#texts/webhook';

/** /superuser: impersonation, health checks, history (spec 3 section 2.16), versions of the apps, integrations, and the log. */
export function Component() {
  return (
    <Page
      title={superuser.title}
      breadcrumbs={[{ label: superuser.home, to: '/' }]}
      summary={superuser.summary}
    >
      <Stack gap="6">
        <Panel title={superuser.impersonate} text={superuser.impersonateHelp}>
          <ImpersonateForm />
        </Panel>
        <Panel title={superuser.health} text={superuser.healthHelp}>
          <AttentionLine area="system" />
          <HealthTable />
        </Panel>
        <Panel title={releases.title} text={releases.help}>
          <Releases />
        </Panel>
        <Panel title={webhook.integrations} text={webhook.integrationsHelp}>
          <Stack gap="2" align="flex-start">
            <RouteLink to="/superuser/keys">{machineKey.title}</RouteLink>
            <RouteLink to="/superuser/webhooks">{webhook.title}</RouteLink>
            <RouteLink to="/superuser/organizations">{organizationLogin.title}</RouteLink>
          </Stack>
        </Panel>
        <Panel title={superuser.history} text={superuser.historyHelp}>
          <HistorySearch />
        </Panel>
        <Panel title={superuser.log}>
          <LogTable />
        </Panel>
      </Stack>
    </Page>
  );
}
