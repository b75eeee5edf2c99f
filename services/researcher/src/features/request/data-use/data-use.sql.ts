import { isTodayOrLaterSql } from '../../project/index.ts';

/** The datasets with terms of use of the request with alias `t`, and of what it says all that the terms ask about. */
export const ASKED_USE = `(select jsonb_build_object(
    'non_autism', coalesce(project.non_autism_research, false),
    'has_letter', exists (select 1 from researcher.irb letter where letter.project_id = t.project_id
      and (letter.designation = 2 or letter.renewal_date is null or ${isTodayOrLaterSql('letter.renewal_date')})),
    'genetic', jsonb_typeof(t.additional_data -> 'genetic_seq') = 'array'
      and t.additional_data -> 'genetic_seq' <> '[]'::jsonb,
    'country', institution.country,
    'datasets', coalesce((select jsonb_agg(jsonb_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id,
        'display_name', dataset.name, 'terms', dataset.data_use) order by dataset."order", dataset.name, dataset.id)
      from researcher.request_dataset wanted join researcher.dataset dataset on dataset.id = wanted.dataset_id
      where wanted.request_id = t.id), '[]'::jsonb)))`;
