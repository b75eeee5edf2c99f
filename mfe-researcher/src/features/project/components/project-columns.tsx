import type { Project } from '@portal/contract';
import type { TableColumn } from '@portal/shared-ui/table';
import { AbstractButton } from './AbstractButton.tsx';
import { IrbButton } from '../../irb/IrbButton.tsx';
import { IrbExpiration, irbExpirationText } from '../../irb/IrbExpiration.tsx';
import { project as words } from '#texts/project';

/** Columns of spec 2 section 2.3. */
const COLUMNS: ReadonlyArray<TableColumn<Project>> = [
  {
    id: 'code',
    header: words.fields.code,
    value: (project) => project.sfari_project_id,
    sortKey: 'sfari_project_id',
    sortsAs: 'number',
    width: '9rem',
  },
  { id: 'title', header: words.fields.title, value: (project) => project.title, sortKey: 'title' },
  {
    id: 'abstract',
    header: words.fields.abstract,
    cell: (project) => <AbstractButton title={project.title} abstract={project.abstract} />,
    width: '10rem',
  },
  {
    id: 'irb',
    header: words.fields.irb,
    cell: (project) => (project.latest_irb ? <IrbButton project={project} /> : '--'),
    width: '9rem',
  },
  {
    id: 'irb-expiration',
    header: words.fields.irbExpires,
    value: (project) => irbExpirationText(project.latest_irb),
    cell: (project) => <IrbExpiration irb={project.latest_irb} />,
    sortKey: 'irb_renewal_date',
    sortsAs: 'date',
    width: '13rem',
  },
];

const INVESTIGATOR: TableColumn<Project> = {
  id: 'investigator',
  header: words.fields.investigator,
  value: (project) => project.owner.display_name,
  width: '12rem',
};

/** Investigators see only their own projects; staff also get the owner column. */
export const projectColumns = (isResearcher: boolean): ReadonlyArray<TableColumn<Project>> =>
  isResearcher
    ? COLUMNS
    : COLUMNS.flatMap((column) => (column.id === 'title' ? [column, INVESTIGATOR] : [column]));
