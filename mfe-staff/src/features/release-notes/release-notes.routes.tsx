import type { RouteObject } from '@portal/shared-ui/router';

/** The release notes: read by staff, written by superusers (spec 3 section 2.11). */
export const releaseNotesRoutes: RouteObject[] = [
  { path: 'release-notes', lazy: () => import('./pages/ReleaseNotesPage.tsx') },
  { path: 'release-notes/create', lazy: () => import('./pages/ReleaseNoteCreatePage.tsx') },
  { path: 'release-notes/:id/edit', lazy: () => import('./pages/ReleaseNoteEditPage.tsx') },
];
