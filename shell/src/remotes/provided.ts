/**
 * webpack offers a shared module to the remotes only if it meets it while building the shell. The shell itself uses
 * few of these: name them here, call them never.
 */
export const provided = [
  () => import('@portal/shared-ui/agreement'),
  () => import('@portal/shared-ui/alerts'),
  () => import('@portal/shared-ui/history'),
  () => import('@portal/shared-ui/bot-check'),
  () => import('@portal/shared-ui/choice'),
  () => import('@portal/shared-ui/combobox'),
  () => import('@portal/shared-ui/date-input'),
  () => import('@portal/shared-ui/dialog'),
  () => import('@portal/shared-ui/form'),
  () => import('@portal/shared-ui/branding'),
  () => import('@portal/shared-ui/institution'),
  () => import('@portal/shared-ui/institution-search'),
  () => import('@portal/shared-ui/institution-status'),
  () => import('@portal/shared-ui/mail'),
  () => import('@portal/shared-ui/orcid'),
  () => import('@portal/shared-ui/people'),
  () => import('@portal/shared-ui/person'),
  () => import('@portal/shared-ui/request-queue'),
  () => import('@portal/shared-ui/request-status'),
  () => import('@portal/shared-ui/rich-text'),
  () => import('@portal/shared-ui/table'),
  () => import('@portal/shared-ui/tabs'),
  () => import('@portal/shared-ui/team'),
  () => import('@portal/shared-ui/tiles'),
  () => import('@portal/shared-ui/timeline'),
  () => import('@portal/shared-ui/toaster'),
  () => import('@portal/shared-ui/upload'),
  () => import('@portal/shared-ui/write'),
];
