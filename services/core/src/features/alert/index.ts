import type { alertMessageObject } from '@portal/contract';
import { asDate, brokenCheck, invalid, resourceRoutes, type Handler } from '@portal/kit';
import type { z } from 'zod';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { AlertMessageModel } from '../../models/index.ts';
import { alertResource } from './alert.resource.ts';

export { alertResource } from './alert.resource.ts';

const PERIOD = 'alert_message_period';

/** Turns the database's refusal of a period that ends before it begins into an error at the field. */
async function mapPeriodError<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw brokenCheck(error) === PERIOD ? invalid({ ends_at: [institutionRefusals.alertEnd] }) : error;
  }
}

type AlertBody = Partial<z.output<typeof alertMessageObject.patch>>;
const toColumns = ({ alertType, starts_at, ends_at, ...same }: AlertBody) => ({
  ...same,
  alert_type: alertType,
  starts_at: asDate(starts_at),
  ends_at: asDate(ends_at),
});

export const alertRoutes = (): Handler[] =>
  resourceRoutes(alertResource, {
    async create({ work, body }) {
      return (await mapPeriodError(work.of(AlertMessageModel).insert(toColumns(body)))).id;
    },
    async patch({ work, loaded, body }) {
      await mapPeriodError(work.of(AlertMessageModel).findById(loaded.id).patch(toColumns(body)));
    },
    async remove({ work, loaded }) {
      await work.of(AlertMessageModel).deleteById(loaded.id);
    },
  });
