import { useState } from 'react';
import { type ApiError, failureMessage, toApiError } from '@portal/shared-ui/data';

/** One write at a time, with its failure in words and by field. */
export function useSave() {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const save = async (write: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    try {
      await write();
      return true;
    } catch (error) {
      setFailure(toApiError(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const findError = (field: string): string | undefined => failure?.fields[field]?.[0];
  /** What no field of the form says. */
  const general = failure && Object.keys(failure.fields).length === 0 ? failureMessage(failure) : undefined;
  return { save, isSaving, findError, general, failure };
}
