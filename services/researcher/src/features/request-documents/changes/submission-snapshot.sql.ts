/**
 * The contents of a request over alias `t`, as stored at each submission: answers, including those in columns, and ids
 * of what they name. Alias `project` is its project.
 */
export const SUBMISSION_SNAPSHOT = `jsonb_build_object('form_version', t.form_version,
  'answers', t.additional_data || jsonb_build_object('gpf_access_status', t.gpf_access_status),
  'project', jsonb_build_object('id', project.id, 'title', project.title),
  'datasets', coalesce((select jsonb_agg(link.dataset_id order by link.id)
    from researcher.request_dataset link where link.request_id = t.id), '[]'),
  'people', coalesce((select jsonb_agg(chosen.user_id order by chosen.id) from researcher.request_access chosen
    where chosen.request_id = t.id and chosen.removal_date is null), '[]'))`;
