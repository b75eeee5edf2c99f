import { FILE_TYPE } from '@portal/contract/statuses';
import { api } from '@portal/shared-ui/data';

/** A revised PDF in the place of the document; with `comments`, why. */
export async function replaceDocument(
  id: string,
  file: File,
  { comments, ifMatch }: { comments?: string; ifMatch?: string | null } = {},
): Promise<void> {
  const form = new FormData();
  // Fields before the file: the server reads the stream in order.
  if (comments) form.append('comments', comments);
  form.append('file', file);
  await api('POST /agreement/{id}/replace/', {
    params: { id },
    body: form,
    quiet: true,
    ...(ifMatch ? { ifMatch } : {}),
  });
}

/** A new current agreement: of the chosen PDF, or a copy of the template. @returns its id */
export async function createAgreement(institution: number, file: File | null): Promise<string> {
  if (!file) {
    const { data } = await api('POST /agreement/', { body: { institution }, quiet: true });
    return data.id;
  }
  const form = new FormData();
  form.append('type', String(FILE_TYPE.RDA));
  form.append('institution', String(institution));
  form.append('name', file.name);
  form.append('file', file);
  const { data } = await api('POST /file/', { body: form, quiet: true });
  return data.id;
}
