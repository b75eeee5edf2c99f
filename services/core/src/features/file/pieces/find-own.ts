import { notFound, type Call } from '@portal/kit';
import { FileUploadModel } from '../../../models/index.ts';

/** One's own upload; no one else's is there, and neither is one that waited too long. @throws 404 */
export async function findOwn(
  call: Pick<Call, 'actor' | 'database'> & { readonly params: { readonly id: string } },
): Promise<FileUploadModel> {
  const { actor, database, params } = call;
  const found = await database
    .read(FileUploadModel)
    .matching({ id: params.id, creator_id: actor.userId })
    .first();
  if (!found || found.expires < new Date()) throw notFound();
  return found;
}
