import type { Work } from '@portal/kit';
import { UserCommentModel } from '../../models/index.ts';

type NewComment = Pick<UserCommentModel, 'user_id' | 'author_id' | 'text'>;

/** The caller has checked that the author may comment on this person. */
export async function addComment(work: Work, { text, ...between }: NewComment): Promise<void> {
  await work.of(UserCommentModel).insert({ ...between, text: text.trim() });
}
