import type { ApiError } from '@portal/shared-ui/data';

interface Named {
  readonly id: number;
  readonly collection_name: string;
}

/** The collection that already has the name, taken from the CONFLICT error. */
export function readConflictingCollection(error: ApiError | null): Named | undefined {
  const current = error?.code === 'CONFLICT' ? error.current : undefined;
  if (typeof current !== 'object' || current === null) return undefined;
  return 'id' in current && 'collection_name' in current ? (current as Named) : undefined;
}
