import { FILE_TYPE } from '@portal/contract/statuses';
import { api } from '@portal/shared-ui/data';

/** Replaces the document by a revised PDF; `comments` gives the reason. @returns the new version */
export async function replaceDocument(
  id: string,
  file: File,
  { comments, ifMatch }: { comments?: string; ifMatch: string | null },
): Promise<string | null> {
  const form = new FormData();
  // Fields must precede the file, because the server reads the stream in order.
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

/** Uploads the scan of the signed paper. @returns the id of the file */
export async function uploadScan(file: File): Promise<string> {
  const form = new FormData();
  form.append('type', String(FILE_TYPE.RDA_SCAN));
  form.append('name', file.name);
  form.append('file', file);
  const { data } = await api('POST /file/', { body: form, quiet: true });
  return data.id;
}

/** Downloads the scan through a link that is valid for five minutes. */
export async function openScan(id: string): Promise<void> {
  const { data } = await api('GET /file/{id}/', {
    params: { id },
    query: { signed_url: 'true' },
    quiet: true,
  });
  // The link is an attachment, so the page stays open.
  if (data.signed_url) globalThis.location.assign(data.signed_url);
}

/** Creates the current agreement from the chosen PDF, or as a copy of the template. @returns its id */
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
