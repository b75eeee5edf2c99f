/** Whether `person`, an SQL expression, is on the list of the dataset with alias `dataset`. */
export const allowedDatasetSql = (person: string, dataset = 't'): string =>
  `exists (select 1 from researcher.dataset_user allowed
    where allowed.dataset_id = ${dataset}.id and allowed.user_id = ${person})`;
