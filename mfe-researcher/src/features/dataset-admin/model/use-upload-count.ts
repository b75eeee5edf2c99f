import type { UploadFunction } from '@portal/shared-ui/upload';
import { useCallback, useRef } from 'react';

/** Counts running uploads. Saving before they finish would save without those files. */
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
