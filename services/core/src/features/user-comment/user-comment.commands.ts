import type { Work } from '@portal/kit';
import { UserCommentModel } from '../../models/index.ts';

type NewComment = Pick<UserCommentModel, 'user_id' | 'author_id' | 'text'>;

/** The author's right to comment on this person was checked. */
export async function addComment(work: Work, { text, ...between }: NewComment): Promise<void> {
  await work.of(UserCommentModel).insert({ ...between, text: text.trim() });
}
