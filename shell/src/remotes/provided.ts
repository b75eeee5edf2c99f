/**
 * webpack offers a shared module to the remotes only if it meets it while building the shell. The shell itself uses
 * few of these: name them here, call them never.
 */
export const provided = [
  () => import('@portal/shared-ui/bot-check'),
  () => import('@portal/shared-ui/dialog'),
  () => import('@portal/shared-ui/table'),
  () => import('@portal/shared-ui/toaster'),
];
