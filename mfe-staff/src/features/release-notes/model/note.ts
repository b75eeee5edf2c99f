import type { ResponseOf } from '@portal/contract/types';
import { releaseNotes as words } from '#texts/release-notes';

export type ReleaseNote = ResponseOf<'GET /release_note/{id}/'>;

export const NOTES = '/release-notes';
/** Reads that become stale after a write. */
export const NOTE_READS = ['release_note', 'history'];
export const BREADCRUMBS = [{ label: words.home, to: '/' }];
export const EDIT_BREADCRUMBS = [...BREADCRUMBS, { label: words.title, to: NOTES }];
