import { api, renameErrorFields } from '@portal/shared-ui/data';
import type { FormValues } from '@portal/shared-ui/form';
import { irbBody } from './irb-form.ts';

/** Attaches the letter. The server calls the field `file` and the form calls it `letter`, so errors are renamed. */
export async function saveIrb(projectId: number, values: FormValues): Promise<void> {
  try {
    await api('PUT /project/{id}/irb/', { params: { id: projectId }, body: irbBody(values), quiet: true });
  } catch (error) {
    throw renameErrorFields(error, (path) => (path === 'file' ? 'letter' : path));
  }
}
