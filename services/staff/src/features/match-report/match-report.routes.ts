/** `POST /rm_report_dispatch/`: the workbook goes to whoever asks for it (decision 322). */
import { randomUUID } from 'node:crypto';
import {
  dayIn,
  formatQuarter,
  MailRequested,
  quarterBegin,
  scoringQuarter,
  writeDay,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import {
  escapeHtml,
  inLanguageOf,
  query,
  say,
  transact,
  translate,
  type Call,
  type Handler,
} from '@portal/kit';
import { PersonView } from '../../models/index.ts';
import { matchReport as words } from '../../texts/en/match-report.ts';
import { readCycle, type CycleRow } from './cycle.ts';
import { reportColumns } from './report-columns.ts';
import { writeWorkbook } from './workbook.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const matchReportRoutes = (timeZone: string): Handler[] => [
  query('POST /rm_report_dispatch/', async (call) => {
    const rows = await readCycle(call.database, call.actor, timeZone);
    const sentTo = await send(call, rows, timeZone);
    return { sent_to: sentTo, applications: rows.length };
  }),
];

async function send(
  { database, actor, author }: Pick<Call, 'database' | 'actor' | 'author'>,
  rows: readonly CycleRow[],
  timeZone: string,
): Promise<string> {
  const now = new Date();
  const quarter = formatQuarter(scoringQuarter(now, timeZone));
  const since = writeDay(quarterBegin(now, timeZone));
  const day = dayIn(now, timeZone);
  const person = await database.read(PersonView).findById(actor.userId);
  if (!person) throw new Error(`the account ${actor.userId} that calls is not there`);
  const mail = await inLanguageOf(database, person.email, async () => {
    const book = await writeWorkbook(translate(words.sheet), reportColumns(), rows);
    const lines = [
      say(words.salutation, { name: nameInMail(person.first_name, translate(words.colleague)) }),
      say(words.text, { count: rows.length, since }),
      translate(words.care),
    ];
    return {
      subject: say(words.subject, { quarter }),
      body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      documents: [
        { name: say(words.fileName, { day }), media_type: MEDIA_TYPE, content: book.toString('base64') },
      ],
    };
  });
  await transact(database, author, (work) =>
    work.emit(MailRequested, {
      key: `rm-report-${randomUUID()}`,
      template: 'rm_report',
      model_name: 'user',
      object_id: String(actor.userId),
      request_ids: rows.map(({ summary }) => summary.request.id),
      to: [person.email],
      ...mail,
      actor_id: actor.userId,
    }),
  );
  return person.email;
}
