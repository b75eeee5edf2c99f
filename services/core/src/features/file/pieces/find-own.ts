import { notFound, type Call } from '@portal/kit';
import { FileUploadModel } from '../../../models/index.ts';

/** The caller's own upload. @throws 404 for the upload of another person, or an expired one */
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
