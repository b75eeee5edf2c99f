/** Rows of part 2 of the specification: projects, the wizard, requests, renewals, datasets, access. */
import { BIOSPECIMEN_ROWS } from './researcher/biospecimen-rows.ts';
import { DATASETS_ROWS } from './researcher/datasets-rows.ts';
import { HOME_AND_ACCESS_ROWS } from './researcher/home-and-access-rows.ts';
import { MATCH_AND_TISSUE_ROWS } from './researcher/match-and-tissue-rows.ts';
import { PROJECTS_ROWS } from './researcher/projects-rows.ts';
import { RENEWALS_ROWS } from './researcher/renewals-rows.ts';
import { REQUEST_PAGES_ROWS } from './researcher/request-pages-rows.ts';
import { WIZARD_ROWS } from './researcher/wizard-rows.ts';
import type { RowTable } from './system-rows.ts';

export const RESEARCHER_TABLE: RowTable = {
  document: 'researcher.md',
  title: 'Researcher side',
  systems: [
    ...PROJECTS_ROWS,
    ...WIZARD_ROWS,
    ...BIOSPECIMEN_ROWS,
    ...MATCH_AND_TISSUE_ROWS,
    ...REQUEST_PAGES_ROWS,
    ...RENEWALS_ROWS,
    ...DATASETS_ROWS,
    ...HOME_AND_ACCESS_ROWS,
  ],
};
