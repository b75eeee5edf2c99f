import type { Request } from '@portal/contract';
import { api } from '@portal/shared-ui/data';
import { useEffect, useRef } from 'react';

/**
 * Checks once, when an existing request is opened, which of its resources the owner can no longer have. An error is
 * ignored: submitting checks again.
 */
export function useOpeningProblems(
  opened: Request | null,
  report: (fields: Readonly<Record<string, readonly string[]>>) => void,
): void {
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });
  const id = opened?.abilities['edit'] ? opened.id : null;
  useEffect(() => {
    if (id === null) return;
    let isHere = true;
    const ask = async () => {
      const { data } = await api('GET /request/{id}/resource-problems/', { params: { id }, silent: true });
      if (isHere && data.results.length > 0)
        latestReport.current(
          Object.fromEntries(data.results.map(({ field, messages }) => [field, messages])),
        );
    };
    ask().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [id]);
}
