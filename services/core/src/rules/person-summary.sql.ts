/** SQL of `{id, display_name}` for the account with the id that the expression `id` yields; null if there is none. */
export const personSummary = (id: string): string =>
  `(select jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name)
    from core.account a where a.id = ${id})`;

/** `{id, display_name}` of a person, over the alias of a joined account. */
export const joinedPersonSql = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'display_name', ${alias}.first_name || ' ' || ${alias}.last_name)`;
