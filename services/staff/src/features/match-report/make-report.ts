/** Makes the report in the background, row by row, and mails it to whoever asked for it (decision 322). */
import {
  dayIn,
  formatQuarter,
  MailRequested,
  MatchReportAsked,
  quarterBegin,
  scoringQuarter,
  writeDay,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, say, translate, type OperationKind, type OperationRun } from '@portal/kit';
import { z } from 'zod';
import { PersonView } from '../../models/index.ts';
import { matchReport as words } from '../../texts/en/match-report.ts';
import { readCycleRow } from './cycle.ts';
import { reportColumns } from './report-columns.ts';
import { writeWorkbook } from './workbook.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const REPORT = { kind: 'match_report', event: MatchReportAsked } as const;

/** Cells of one row, in the order of the columns. */
const Cells = z.array(z.union([z.string(), z.number(), z.null()]));
type Cells = z.output<typeof Cells>;

export const reportOperation = (timeZone: string): OperationKind => ({
  ...REPORT,
  async make({ database, actor }, id) {
    const row = await readCycleRow(database, actor, { id, timeZone });
    return row && { data: reportColumns().map(({ value }) => value(row)) };
  },
  async finish(run, kept) {
    const rows = kept.map(({ data }) => Cells.parse(data));
    const mail = await writeMail(run, rows, timeZone);
    return {
      announce: (work) =>
        work.emit(MailRequested, {
          key: `rm-report-${run.id}`,
          template: 'rm_report',
          model_name: 'user',
          object_id: String(run.actor.userId),
          request_ids: kept.map(({ item }) => item),
          ...mail,
          actor_id: run.actor.userId,
        }),
    };
  },
  bell: { failed: () => translate(words.bellFailed), redirect: '/research-match-review' },
});

async function writeMail({ database, actor }: OperationRun, rows: readonly Cells[], timeZone: string) {
  const person = await database.read(PersonView).findById(actor.userId);
  if (!person) throw new Error(`the account ${actor.userId} is not there`);
  const now = new Date();
  const quarter = formatQuarter(scoringQuarter(now, timeZone));
  const since = writeDay(quarterBegin(now, timeZone));
  const columns = reportColumns().map(({ heading, width }, index) => ({
    heading,
    width,
    value: (row: Cells) => row[index] ?? null,
  }));
  const book = await writeWorkbook(translate(words.sheet), columns, rows);
  const lines = [
    say(words.salutation, { name: nameInMail(person.first_name, translate(words.colleague)) }),
    say(words.text, { count: rows.length, since }),
    translate(words.care),
  ];
  return {
    to: [person.email],
    subject: say(words.subject, { quarter }),
    body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    documents: [
      {
        name: say(words.fileName, { day: dayIn(now, timeZone) }),
        media_type: MEDIA_TYPE,
        content: book.toString('base64'),
      },
    ],
  };
}
