import type { RouteObject } from '@portal/shared-ui/router';

const reset = () => import('../../pages/account/reset/ResetPasswordPage.tsx');
const confirmation = () => import('../../pages/account/confirmation/ConfirmationPage.tsx');

/** Pages to create an account or to regain access to one (spec 1 section 2, "Public routes"). Open to everyone. */
export const accountRoutes: readonly RouteObject[] = [
  { path: 'register', lazy: () => import('../../pages/account/RegisterPage.tsx') },
  { path: 'verify-user', lazy: () => import('../../pages/account/verify/VerifyUserPage.tsx') },
  { path: 'verify', lazy: confirmation },
  { path: 'thank-you', lazy: confirmation },
  {
    path: 'verification-notification',
    lazy: () => import('../../pages/account/confirmation/ExpiredPage.tsx'),
  },
  { path: 'reset-password', lazy: reset },
  { path: 'reset-password/:token', lazy: reset },
  { path: 'unlock-login', lazy: () => import('../../pages/account/unlock/UnlockPage.tsx') },
  { path: 'login/organization/:organization', lazy: () => import('../../pages/login/OrganizationPage.tsx') },
  { path: 'orchid-redirect', lazy: () => import('../../pages/account/orcid/OrcidRedirectPage.tsx') },
  { path: 'terms-and-conditions', lazy: () => import('../../pages/TermsPage.tsx') },
];
