import { alertMessageObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';

const CURRENT = 't.starts_at <= now() and (t.ends_at is null or t.ends_at > now())';

const alertPolicy = definePolicy({
  object: 'alert-message',
  relations: {
    meant_for: `${CURRENT} and (t.audience = '{}' or exists (
      select 1 from core.account_group g where g.account_id = :actor and (g.role = any(t.audience)
        or (g.role = 'pi_sbso' and t.audience && '{primary_researcher,sbso}')
        or (g.role = 'sfari_admin_lead' and 'sfari_admin' = any(t.audience)))))`,
  },
  actions: {
    read: { who: { anyone: ['meant_for'], sfari_admin: 'any', superuser: 'any' } },
    create: { who: { sfari_admin: 'any', superuser: 'any' } },
    edit: { who: { sfari_admin: 'any', superuser: 'any' } },
    delete: { who: { sfari_admin: 'any', superuser: 'any' } },
  },
});

export const alertResource = defineResource({
  object: alertMessageObject,
  from: 'core.alert_message t',
  table: 'core.alert_message',
  policy: alertPolicy,
  columns: {
    alertType: 't.alert_type',
    current: `(${CURRENT})`,
  },
  filters: { current: `(${CURRENT})` },
});
