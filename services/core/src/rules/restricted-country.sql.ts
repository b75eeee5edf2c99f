/** Over an alias of the institution: whether it is in a country that gets no resources, and not excepted. */
export const restrictedSql = (alias: string): string => `(${alias}.country_exemption is null and exists (
  select 1 from core.restricted_country listed where listed.code = ${alias}.country))`;
