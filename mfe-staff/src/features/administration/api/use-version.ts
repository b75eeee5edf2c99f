import { useState } from 'react';
import { ApiError, type ApiAnswer } from '@portal/shared-ui/data';

/** Whether somebody else saved between the read and the write. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE';

/**
 * The version that a form was opened on, and what somebody else made of it since (decisions.md "Names and wire format").
 * `atVersion` throws what the write throws; of a stale one it first reads the other version.
 */
export function useVersion<T>(etag: string | null, read: () => Promise<ApiAnswer<T>>) {
  const [version, setVersion] = useState(etag);
  const [theirs, setTheirs] = useState<T | null>(null);
  const atVersion = async (write: (ifMatch: string | null) => Promise<ApiAnswer<T>>): Promise<void> => {
    try {
      const { etag: next } = await write(version);
      setVersion(next);
      setTheirs(null);
    } catch (error) {
      if (isStale(error)) {
        const now = await read();
        setVersion(now.etag);
        setTheirs(now.data);
      }
      throw error;
    }
  };
  return { atVersion, theirs, forgetTheirs: () => setTheirs(null) };
}
