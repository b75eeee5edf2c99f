import { resourceRoutes, type Handler, type Work } from '@portal/kit';
import { UserCommentModel } from '../../models/index.ts';
import { userCommentResource } from './user-comment.resource.ts';

export { userCommentResource } from './user-comment.resource.ts';

type NewComment = Pick<UserCommentModel, 'user_id' | 'author_id' | 'text'>;

export const userCommentRoutes = (): Handler[] => resourceRoutes(userCommentResource);

/** The caller has checked that the author may comment on this person. */
export async function addComment(work: Work, { text, ...between }: NewComment): Promise<void> {
  await work.of(UserCommentModel).insert({ ...between, text: text.trim() });
}
