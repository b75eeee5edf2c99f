import type { EventDefinition } from '@portal/contract';
import { emitEvent } from '@portal/kit/testing';
import type { z } from 'zod';
import type { CoreHarness } from './core-harness.ts';

/** Queues an event in its own transaction, as another service would. */
export const emit = <P extends z.ZodType>(
  core: CoreHarness,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> => emitEvent(core.database, event, payload);
