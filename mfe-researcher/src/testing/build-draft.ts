import type { Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm, currentTerms } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';

const DATASET = {
  id: '0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11',
  dataset_id: 'DS0012',
  display_name: 'SSC Phenotype',
  type: 1,
};

/** A draft as the server returns it; complete by default. */
export function buildDraft({
  usage = 'We study sleep.',
  datasets = [DATASET],
  projectId = 5,
}: { usage?: string; datasets?: (typeof DATASET)[]; projectId?: number } = {}): Request {
  const form = currentForm(REQUEST_TYPE.DATASET);
  if (!form) throw new Error('Dataset requests have a form');
  return {
    id: 7,
    sfari_request_id: 'REQ000007',
    display_name: 'REQ000007',
    type: 1,
    status: 1,
    owner: { id: 3, display_name: 'Maya Lindqvist' },
    institution: null,
    project: { id: projectId, sfari_project_id: 'PRJ000005', title: 'Sleep in siblings' },
    cohorts: [],
    created: '2026-11-01T10:00:00Z',
    modified: '2026-11-01T10:00:00Z',
    submission_date: null,
    days_in_status: 0,
    status_since: null,
    irb_required: false,
    has_new_irb: false,
    first_req_on_project: null,
    project_has_approved_req: null,
    research_team_ready: null,
    decision_date: null,
    fulfillment_date: null,
    expiration_date: null,
    expired: false,
    revocation_date: null,
    review_users: [],
    abilities: { edit: true, submit: true, delete: true, agree: true },
    decisions: [],
    datasets,
    access_control_list: [{ user_id: 3, display_name: 'Maya Lindqvist', removal_date: null, verified: true }],
    details: {
      type: REQUEST_TYPE.DATASET,
      form_version: form.version,
      rubric_version: null,
      additional_data: { ...exampleAnswers(form), usage },
      intent_to_download: true,
      agreed_nih: true,
      data_safeguard: true,
      agreed_to_usage_policy: true,
      usage_policy_version: currentTerms(REQUEST_TYPE.DATASET).version,
      usage_policy_asked: true,
      gpf_access_status: null,
      zendesk_ticket_ids: [],
      research_team_ready: true,
    },
  };
}
