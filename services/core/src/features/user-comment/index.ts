import { resourceRoutes, type Handler } from '@portal/kit';
import { userCommentResource } from './user-comment.resource.ts';

export { addComment } from './user-comment.commands.ts';
export { userCommentResource } from './user-comment.resource.ts';

export const userCommentRoutes = (): Handler[] => resourceRoutes(userCommentResource);
