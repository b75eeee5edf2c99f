import { LIMITS } from '@portal/contract';
import {
  AppError,
  forbidden,
  invalid,
  resourceRoutes,
  say,
  sql,
  violatedConstraint,
  type Handler,
} from '@portal/kit';
import { z } from 'zod';
import { AccountModel, SavedViewModel } from '../../models/index.ts';
import { viewWords as words } from '../../texts/en/saved-views.ts';
import { savedViewResource } from './saved-view.resource.ts';

export { savedViewResource } from './saved-view.resource.ts';

/**
 * Turns the database's refusal of a duplicate view name into an error at the field, because two views of a list need
 * different names.
 */
async function mapNameError<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_view_name') throw error;
    throw new AppError('CONFLICT', words.nameTaken, { cause: error });
  }
}

export const savedViewRoutes = (): Handler[] =>
  resourceRoutes(savedViewResource, {
    async create({ call: { actor }, work, body }) {
      if (actor.kind !== 'person') throw forbidden();
      // The lock makes two tabs that save in parallel wait for each other; otherwise both could take the last free
      // place.
      await work.lock(AccountModel, actor.userId);
      const stored = await work.row(
        z.object({ count: z.coerce.number() }),
        sql`select count(*) as count from core.saved_view where user_id = ${actor.userId} and page = ${body.page}`,
      );
      if ((stored?.count ?? 0) >= LIMITS.savedViews)
        throw invalid({ name: [say(words.most, { count: String(LIMITS.savedViews) })] });
      return (await mapNameError(work.of(SavedViewModel).insert({ ...body, user_id: actor.userId }))).id;
    },
    async patch({ work, loaded, body }) {
      await mapNameError(work.of(SavedViewModel).findById(loaded.id).patch(body));
    },
    async remove({ work, loaded }) {
      await work.of(SavedViewModel).deleteById(loaded.id);
    },
  });
