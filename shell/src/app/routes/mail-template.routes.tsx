import { MAIL_SENDER_ROLES } from '@portal/contract/mail-rules';
import type { RouteObject } from '@portal/shared-ui/router';
import { memberRoute, type Audience } from './member-route.tsx';

/** Email templates, for those who write mail (spec 3 section 2.17). */
export const mailTemplateRoutes = (audience: Audience): RouteObject[] => [
  memberRoute(audience, {
    path: 'administration/email-templates',
    lazy: () => import('../../pages/mail-template/TemplateListPage.tsx'),
    roles: MAIL_SENDER_ROLES,
  }),
  memberRoute(audience, {
    path: 'administration/email-templates/:id',
    lazy: () => import('../../pages/mail-template/TemplatePage.tsx'),
    roles: MAIL_SENDER_ROLES,
  }),
];
