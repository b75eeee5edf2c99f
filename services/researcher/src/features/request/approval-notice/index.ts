export { approvalNoticeRoutes } from './approval-notice.routes.ts';
