import { api, ApiError } from '@portal/shared-ui/data';
import type { FormValues } from '@portal/shared-ui/form';
import { irbBody } from '../forms/irb-form.ts';

/** Attaches the letter. The server calls the file `file`, the form `letter`: its errors land on the form's field. */
export async function saveIrb(projectId: number, values: FormValues): Promise<void> {
  try {
    await api('PUT /project/{id}/irb/', { params: { id: projectId }, body: irbBody(values), quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { file, ...others } = error.fields;
    const fields = file ? { ...others, letter: file } : others;
    throw new ApiError({ ...error, status: error.status, detail: error.detail, fields });
  }
}
