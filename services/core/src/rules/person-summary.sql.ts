/** SQL of `{id, display_name}` of the account that the expression `id` names; null when it names none. */
export const personSummary = (id: string): string =>
  `(select jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name)
    from core.account a where a.id = ${id})`;

/** A person as lists show one, over the alias of a joined account. */
export const joinedPersonSql = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'display_name', ${alias}.first_name || ' ' || ${alias}.last_name)`;
