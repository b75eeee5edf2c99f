import { ListPage } from '@portal/shared-ui/filtered-list';
import { AttentionLine } from '../../attention/components/Attention.tsx';
import { EMAIL_STATUSES } from '../model/email-words.ts';
import { EMAIL_COLUMNS } from '../components/email-columns.tsx';
import { email as texts } from '#texts/email';

const OPTIONS = EMAIL_STATUSES.map(([status, label]) => [status, label] as const);

/** All emails of the portal, failed ones first, with actions to read and resend them. */
export const Component = () => (
  <ListPage
    title={texts.title}
    breadcrumbs={[{ label: texts.administration, to: '/administration' }]}
    before={<AttentionLine area="email" />}
    caption={texts.caption}
    list="GET /email/"
    // sorts by the status name: failed, queued, sent
    ordering="status,-created"
    grouping="status"
    columns={EMAIL_COLUMNS}
    filters={[{ name: 'status', label: texts.columns.status, options: OPTIONS }]}
    searchLabel={texts.search}
    storageKey="emails"
    empty={{ description: texts.emptyText }}
    hasShortcuts
  />
);
