import type { UploadFunction } from '@portal/shared-ui/upload';
import { useCallback, useRef } from 'react';

/** How many files are on their way: what is saved before they are there would be saved without them. */
export function useUploadCount() {
  const count = useRef(0);
  const track = useCallback(
    (upload: UploadFunction): UploadFunction =>
      async (file, progress) => {
        count.current += 1;
        try {
          return await upload(file, progress);
        } finally {
          count.current -= 1;
        }
      },
    [],
  );
  return { track, areRunning: () => count.current > 0 };
}
