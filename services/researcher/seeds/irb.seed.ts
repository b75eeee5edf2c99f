import { FILE_TYPE } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import type { Clock } from './clock.ts';
import { storeFile } from './stored-file.ts';
import type { Person } from './people.ts';

/** `renewed` means a valid letter with an older letter before it. */
export type IrbKind = 'none' | 'valid' | 'renewed' | 'exempt' | 'near_expiry' | 'expired';

export interface IrbSketch {
  readonly projectId: number;
  readonly title: string;
  readonly owner: Person;
  readonly kind: IrbKind;
  readonly createdDaysAgo: number;
  /** When the first letter was uploaded. */
  readonly at: Date;
}

/** Days between today and the end of the letter; negative is in the future, null is never. */
function findEnd(kind: IrbKind, chance: number): number | null {
  if (kind === 'exempt') return null;
  if (kind === 'near_expiry') return -5 - Math.floor(chance * 50);
  if (kind === 'expired') return 10 + Math.floor(chance * 200);
  return -90 - Math.floor(chance * 600);
}

/** The IRB letters of a project, as uploaded by its owner. */
export async function seedIrb(context: SeedContext, clock: Clock, sketch: IrbSketch): Promise<void> {
  if (sketch.kind === 'none') return;
  const { createdDaysAgo, at } = sketch;
  const endsDaysAgo = findEnd(sketch.kind, context.random.next());
  if (sketch.kind !== 'renewed') {
    await attach(context, clock, sketch, { uploadedDaysAgo: createdDaysAgo, endsDaysAgo, at });
    return;
  }
  await attach(context, clock, sketch, { uploadedDaysAgo: createdDaysAgo, endsDaysAgo: 200, at });
  await attach(context, clock, sketch, { uploadedDaysAgo: 210, endsDaysAgo, at: clock.daysAgo(210) });
}

async function attach(
  context: SeedContext,
  clock: Clock,
  { projectId, title, owner, kind }: IrbSketch,
  { uploadedDaysAgo, endsDaysAgo, at }: { uploadedDaysAgo: number; endsDaysAgo: number | null; at: Date },
): Promise<void> {
  const approval = clock.dayAgo(uploadedDaysAgo + context.random.integer(5, 40));
  const renewal = endsDaysAgo === null ? null : clock.dayAgo(endsDaysAgo);
  const fileId = await storeFile(context, {
    type: FILE_TYPE.IRB,
    name: `IRB letter ${clock.dayAgo(uploadedDaysAgo)}.pdf`,
    creatorId: owner.id,
    at,
    lines: [
      owner.institution ?? 'Independent review board',
      '',
      'Institutional Review Board',
      '',
      `Study: ${title}`,
      `Investigator: ${owner.first_name} ${owner.last_name}`,
      kind === 'exempt' ? `Determined exempt on ${approval}.` : `Approved on ${approval}.`,
      renewal === null ? 'No end date.' : `Ends on ${renewal}.`,
      '',
      'Invented for the demonstration.',
    ],
  });
  await context.client.query(
    `insert into researcher.irb (project_id, file_id, designation, assurance_number, approval_date, renewal_date, created, modified)
    values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      projectId,
      fileId,
      kind === 'exempt' ? 2 : 1,
      `FWA${context.random.integer(10_000_000, 99_999_999)}`,
      approval,
      renewal,
      at,
    ],
  );
}
