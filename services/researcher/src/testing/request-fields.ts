/** For the authorization matrix: a value for each field of a PATCH of a request. */
export const requestFields = {
  project: 2_000_000_000,
  datasets: [],
  access_control_list: [],
  additional_data: { usage: 'To compare' },
  intent_to_download: true,
  agreed_nih: true,
  data_safeguard: true,
  agreed_to_usage_policy: true,
  gpf_access_status: 1,
  zendesk_ticket_ids: ['123'],
  expiration_date: '2030-01-01',
  comments: { add: { text: 'Seen' } },
};
