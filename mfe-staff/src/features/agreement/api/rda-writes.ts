import { FILE_TYPE } from '@portal/contract/statuses';
import { api } from '@portal/shared-ui/data';

/** A revised PDF in the place of the document; with `comments`, why. @returns the new version */
export async function replaceDocument(
  id: string,
  file: File,
  { comments, ifMatch }: { comments?: string; ifMatch: string | null },
): Promise<string | null> {
  const form = new FormData();
  // Fields before the file: the server reads the stream in order.
  if (comments) form.append('comments', comments);
  form.append('file', file);
  const { etag } = await api('POST /agreement/{id}/replace/', {
    params: { id },
    body: form,
    quiet: true,
    ifMatch,
  });
  return etag;
}

/** The paper with its signatures. @returns the id of the file */
export async function uploadScan(file: File): Promise<string> {
  const form = new FormData();
  form.append('type', String(FILE_TYPE.RDA_SCAN));
  form.append('name', file.name);
  form.append('file', file);
  const { data } = await api('POST /file/', { body: form, quiet: true });
  return data.id;
}

/** Saves the scan on the reader's computer, by a link that lives five minutes. */
export async function openScan(id: string): Promise<void> {
  const { data } = await api('GET /file/{id}/', {
    params: { id },
    query: { signed_url: 'true' },
    quiet: true,
  });
  // An attachment: the page stays where it is.
  if (data.signed_url) globalThis.location.assign(data.signed_url);
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
