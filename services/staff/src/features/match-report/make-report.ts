/** Generates the report in the background, row by row, and emails it to the person who requested it (decision 322). */
import {
  dayIn,
  formatQuarter,
  MatchReportAsked,
  findQuarterStart,
  scoringQuarter,
  writeDay,
} from '@portal/contract';
import { sendMail, type MailText } from '@portal/common';
import { say, translate, type OperationKind, type OperationRun } from '@portal/kit';
import { z } from 'zod';
import { PersonView } from '../../models/index.ts';
import { matchReport as words } from '../../texts/en/match-report.ts';
import { readCycleRow } from './cycle.ts';
import { reportColumns } from './report-columns.ts';
import { writeWorkbook } from './workbook.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const REPORT = { kind: 'match_report', event: MatchReportAsked } as const;

const Cells = z.array(z.union([z.string(), z.number(), z.null()]));
type Cells = z.output<typeof Cells>;

export const reportOperation = (timeZone: string): OperationKind => ({
  ...REPORT,
  async make({ database, actor }, id) {
    const row = await readCycleRow(database, actor, { id, timeZone });
    return row && { data: reportColumns().map(({ value }) => value(row)) };
  },
  async finish(run, parts) {
    const rows = parts.map(({ data }) => Cells.parse(data));
    const { person, ...mail } = await prepareMail(run, rows, timeZone);
    return {
      announce: (work) =>
        sendMail(
          work,
          { email: person.email, name: person.first_name },
          {
            key: `rm-report-${run.id}`,
            template: 'rm_report',
            about: { model: 'user', id: run.actor.userId },
            requestIds: parts.map(({ item }) => item),
            actorId: run.actor.userId,
            ...mail,
          },
        ),
    };
  },
  bell: { failed: () => translate(words.bellFailed), redirect: '/research-match-review' },
});

async function prepareMail({ database, actor }: OperationRun, rows: readonly Cells[], timeZone: string) {
  const person = await database.read(PersonView).findById(actor.userId);
  if (!person) throw new Error(`the account ${actor.userId} is not there`);
  const now = new Date();
  const quarter = formatQuarter(scoringQuarter(now, timeZone));
  const since = writeDay(findQuarterStart(now, timeZone));
  const columns = reportColumns().map(({ heading, width }, index) => ({
    heading,
    width,
    value: (row: Cells) => row[index] ?? null,
  }));
  const book = await writeWorkbook(translate(words.sheet), columns, rows);
  return {
    person,
    write: (): MailText => ({
      subject: say(words.subject, { quarter }),
      paragraphs: [say(words.text, { count: rows.length, since }), translate(words.care)],
    }),
    documents: [
      {
        name: say(words.fileName, { day: dayIn(now, timeZone) }),
        media_type: MEDIA_TYPE,
        content: book.toString('base64'),
      },
    ],
  };
}
