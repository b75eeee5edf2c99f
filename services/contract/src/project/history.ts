/** History of a project, including its team and IRB letters. */
import { defineHistory, forEveryone, forStaff } from '../history/history.ts';
import { IRB_DESIGNATION_LABELS } from '../request/statuses.ts';

export const projectHistory = defineHistory({
  model: 'project',
  label: 'Project',
  fields: {
    id: 'internal',
    sfari_project_id: forStaff('SFARI ID'),
    title: forEveryone('Title'),
    abstract: forEveryone('Abstract'),
    non_autism_research: forEveryone('Relates to autism research', { format: 'opposite' }),
    public_title: forEveryone('General-audience title'),
    public_abstract: forEveryone('General-audience abstract'),
    owner_id: 'internal',
    creator_id: 'internal',
    is_editable: forEveryone('Can be edited'),
    created: 'internal',
  },
  parts: {
    irb: {
      label: 'IRB letter',
      fields: {
        id: 'internal',
        project_id: 'internal',
        file_id: 'internal',
        designation: forStaff('Designation', { values: IRB_DESIGNATION_LABELS }),
        assurance_number: forStaff('Assurance number'),
        approval_date: forStaff('Approval date'),
        exemption_date: forStaff('Exemption date'),
        renewal_date: forStaff('IRB expiration date'),
        created: 'internal',
      },
    },
    team_member: {
      label: 'Research team member',
      fields: {
        id: 'internal',
        project_id: 'internal',
        user_id: 'internal',
        first_name: forStaff('First name'),
        last_name: forStaff('Last name'),
        email: forStaff('Email'),
        institution: forStaff('Institution'),
        user_role: forStaff('Role'),
        globus_username: forStaff('Globus ID or username'),
        removal_date: forStaff('Removal date'),
        created: 'internal',
      },
    },
  },
});
