import { readBranding } from '@portal/common';
import { handler, transact, type Handler, type ServiceParts } from '@portal/kit';
import { beginWaiting } from './begin-waiting.ts';
import { openWindow } from './open-window.ts';

/**
 * Uses two transactions: the window is open before the list of waiting requests is read, so that none is missed. A
 * repeated call continues where it stopped.
 */
export const windowRoutes = ({ environment }: Pick<ServiceParts, 'environment'>): readonly Handler[] => {
  const words = {
    supportEmail: readBranding(environment.variables).support_email,
  };
  return [
    handler('POST /review-begin/', async ({ body, author, database }) => {
      const opener = { ...author, actorId: body.opened_by };
      const open = await transact(database, opener, (work) => openWindow(work, body));
      const results =
        open.window_id === body.window
          ? await transact(database, opener, (work) => beginWaiting(work, body.kind, open, words))
          : [];
      return { body: { window: open.window_id, due_date: open.due_date, results } };
    }),
  ];
};
