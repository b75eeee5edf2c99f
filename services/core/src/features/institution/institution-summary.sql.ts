/** `InstitutionSummary` of the contract over the aliases `i` (institution) and `rda` (its current agreement). */
export const institutionSummarySql = `jsonb_build_object('id', i.id, 'display_name', i.name, 'status', i.status,
  'rda_status', coalesce((rda.additional_data ->> 'status')::int, 4))`;
