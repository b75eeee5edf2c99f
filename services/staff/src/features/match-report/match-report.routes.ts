/**
 * `POST /rm_report_dispatch/`: the workbook is generated in the background and emailed to the requester (decision 322).
 */
import { beginOperation, query, transact, type Handler } from '@portal/kit';
import { PersonView } from '../../models/index.ts';
import { operations } from '../operation/index.ts';
import { listCycle } from './cycle.ts';
import { REPORT } from './make-report.ts';

export const matchReportRoutes = (timeZone: string): Handler[] => [
  query('POST /rm_report_dispatch/', (call) =>
    transact(call.database, call.author, async (work) => {
      const { actor } = call;
      const items = await listCycle(work, actor, timeZone);
      const id = await beginOperation(work, { service: 'staff', kind: REPORT, actor, items });
      const operation = await operations.accept(call, work, id);
      const person = await work.read(PersonView).findById(actor.userId);
      if (!person) throw new Error(`the account ${actor.userId} that calls is not there`);
      return { ...operation, sent_to: person.email, applications: operation.total };
    }),
  ),
];
