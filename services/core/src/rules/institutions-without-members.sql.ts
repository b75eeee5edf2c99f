/**
 * SQL: true while the institution has no confirmed member. Newcomers may then name the official who will confirm them.
 */
export const institutionWithoutMembersSql = (
  institution: string,
): string => `not exists (select 1 from core.membership other
  join core.account_group g on g.account_id = other.user_id and g.role in ('primary_researcher', 'pi_sbso')
  where other.institution_id = ${institution} and other.confirmed)`;
