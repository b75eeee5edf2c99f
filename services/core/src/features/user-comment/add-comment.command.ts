import type { Call } from '@portal/kit';
import type { Knex } from 'knex';

/** The caller's right to comment on this person was checked. */
export async function addComment(
  { database, actor }: Pick<Call, 'database' | 'actor'>,
  trx: Knex.Transaction,
  userId: number,
  text: string,
): Promise<void> {
  await database.query(
    {
      text: 'insert into core.user_comment (user_id, author_id, text) values ($1, $2, $3)',
      values: [userId, actor.userId, text.trim()],
    },
    trx,
  );
}
