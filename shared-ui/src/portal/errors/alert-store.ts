import { useSyncExternalStore } from 'react';

/** Spec 1 section 3, "Alert message". */
export interface PortalAlert {
  readonly id: number;
  readonly message: string;
  readonly alertType: 'alert' | 'reminder' | 'information' | 'maintenance';
  /** If set, the alert offers to send an error report. */
  readonly errorObject?: {
    readonly payload: string;
    readonly response: string;
    /** URL of the page where the failure happened. */
    readonly fe_url: string;
    /** The failed call: 'PATCH /api/project/12/'. */
    readonly url: string;
  };
}

const MOST = 5;
let shown: readonly PortalAlert[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly PortalAlert[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
const isSame = (one: Omit<PortalAlert, 'id'>, other: PortalAlert) =>
  one.message === other.message && one.errorObject?.url === other.errorObject?.url;

/** Alerts above the page; each stays until dismissed. A repeated failure replaces its earlier alert. */
export const alerts = {
  raise(alert: Omit<PortalAlert, 'id'>): void {
    last += 1;
    change([...shown.filter((other) => !isSame(alert, other)), { ...alert, id: last }].slice(-MOST));
  },
  clear: (id: number): void => change(shown.filter((alert) => alert.id !== id)),
  clearAll: (): void => change([]),
};

/** The alerts that are shown now, newest last. */
export function useAlerts(): readonly PortalAlert[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
