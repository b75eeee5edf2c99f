/** SQL over an alias of the institution: whether its country gets no resources and it has no exemption. */
export const restrictedSql = (alias: string): string => `(${alias}.country_exemption is null and exists (
  select 1 from core.restricted_country listed where listed.code = ${alias}.country))`;
