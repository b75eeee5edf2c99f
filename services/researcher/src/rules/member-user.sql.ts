/** The account of a team member; a person who signed up after being named is found by address. */
export const memberUserSql = (member: string): string =>
  `coalesce(${member}.user_id, (select account.id from core_api.person account
    where lower(account.email) = lower(${member}.email::text)))`;
