/**
 * Checks that every executed agreement has proof for both sides: a sealed signature or a confirmed scan, each on the
 * agreement's present document.
 */
import { FILE_TYPE } from '@portal/contract';
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { SEALED_COLUMNS, SealedPaperRow, sealPaper, type SealedPaper } from './paper-seal.ts';

interface CoverageParts {
  readonly reads: Pick<Reads, 'rows'>;
  readonly secret: string;
  /** Empty when the document has no bytes. */
  readonly hashDocument: (storageKey: string) => Promise<string>;
  readonly signatures: readonly {
    readonly id: string;
    readonly file_id: string;
    readonly storage_key: string;
    readonly institution_id: string;
    readonly role: string;
  }[];
}

const PaperRow = SealedPaperRow.extend({
  seal: z.string().nullable(),
  /** Whether the file that people open as the scan is the one that was confirmed. */
  opens_scan: z.boolean(),
});
type Paper = Readonly<z.output<typeof PaperRow>>;
const SignedAgreementRow = z.object({
  kind: z.enum(['RDA', 'MTA']),
  id: z.string(),
  storage_key: z.string(),
  sha256: z.string(),
  institution_id: z.string().nullable(),
  status: z.int(),
  signature: z.string().nullable(),
  sf_signature: z.string().nullable(),
});
type SignedAgreement = Readonly<z.output<typeof SignedAgreementRow>>;

const readPaperRecords = (reads: CoverageParts['reads']): Promise<Paper[]> =>
  reads.rows(
    PaperRow,
    sql`select ${SEALED_COLUMNS}, p.seal::text, scan.id is not null as opens_scan from core.paper_record p
      left join core.file scan on scan.id = p.scan_id and scan.type = ${FILE_TYPE.RDA_SCAN}
        and scan.storage_key = p.scan_key and scan.sha256 = p.scan_sha256
      where p.state = 'confirmed' order by p.id`,
  );

/** Agreements whose status says that one side or both have signed. */
const readSigned = (reads: CoverageParts['reads']): Promise<SignedAgreement[]> =>
  reads.rows(
    SignedAgreementRow,
    sql`select 'RDA' as kind, f.id::text, f.storage_key, trim(f.sha256) as sha256, f.institution_id::text,
        (f.additional_data ->> 'status')::int as status,
        f.additional_data ->> 'signature' as signature, f.additional_data ->> 'sf_signature' as sf_signature
      from core.file f where f.type = 2 and (f.additional_data ->> 'status')::int in (2, 3)
      union all
      select 'MTA', mta.id::text, mta.storage_key, trim(mta.sha256), mta.institution_id::text,
        case mta.state when 'executed' then 3 else 2 end, mta.official_signature, mta.foundation_signature
      from core.transfer_agreement mta where mta.state in ('awaiting_execution', 'executed')
      order by 1 desc, 2`,
  );

/** Agreements that are current for one institution but were made for another. */
const findForeignAgreements = (reads: CoverageParts['reads']) =>
  reads.rows(
    z.object({ institution: z.string(), id: z.string() }),
    sql`select i.id::text as institution, i.current_rda_id::text as id from core.institution i
      left join core.file f on f.id = i.current_rda_id and f.type = 2 and f.institution_id = i.id
      where i.current_rda_id is not null and f.id is null order by i.id`,
  );

/** @returns one line for each fault */
export async function checkCoverage(parts: CoverageParts): Promise<string[]> {
  const papers = await readPaperRecords(parts.reads);
  const faults: string[] = [];
  const sound: Paper[] = [];
  for (const paper of papers) {
    const found = await checkPaper(parts, paper);
    faults.push(...found.map((what) => `paper ${paper.id} (RDA ${paper.file_id}): ${what}`));
    if (found.length === 0) sound.push(paper);
  }
  for (const agreement of await readSigned(parts.reads))
    for (const what of await checkAgreement(parts, sound, agreement))
      faults.push(`${agreement.kind} ${agreement.id}: ${what}`);
  for (const { institution, id } of await findForeignAgreements(parts.reads))
    faults.push(`institution ${institution}: its agreement ${id} was not made for it`);
  return faults;
}

async function checkPaper({ secret, hashDocument }: CoverageParts, paper: Paper): Promise<string[]> {
  const faults: string[] = [];
  if (sealPaper(secret, paper) !== paper.seal) faults.push('the record was changed after it was confirmed');
  if (paper.decider_id === paper.recorder_id) faults.push('one person recorded and confirmed it');
  const scan = await hashDocument(paper.scan_key);
  if (scan !== paper.scan_sha256)
    faults.push(`the scan ${scan === '' ? 'is missing' : 'was changed after it was confirmed'}`);
  if (!paper.opens_scan) faults.push('people open another file as its scan, or none');
  const document = await hashDocument(paper.storage_key);
  if (document !== paper.sha256)
    faults.push(`the document ${document === '' ? 'is missing' : 'was changed after it was signed'}`);
  return faults;
}

async function checkAgreement(
  { hashDocument, signatures }: CoverageParts,
  papers: readonly Paper[],
  agreement: SignedAgreement,
): Promise<string[]> {
  const faults: string[] = [];
  const isOfAgreement = (evidence: SealedPaper | CoverageParts['signatures'][number]): boolean =>
    evidence.file_id === agreement.id &&
    evidence.storage_key === agreement.storage_key &&
    (agreement.institution_id === null || evidence.institution_id === agreement.institution_id);
  const sides = [
    { role: 'official', name: agreement.signature, what: 'the institution' },
    ...(agreement.status === 3
      ? [{ role: 'foundation', name: agreement.sf_signature, what: 'the foundation' }]
      : []),
  ];
  for (const { role, name, what } of sides) {
    // Whether its name and hash match the agreement is checked together with the signatures.
    const isSigned = signatures.some((signature) => isOfAgreement(signature) && signature.role === role);
    const isOnPaper = papers.some(
      (paper) =>
        isOfAgreement(paper) &&
        paper.sha256 === agreement.sha256 &&
        name !== null &&
        name === (role === 'official' ? paper.signature : paper.sf_signature),
    );
    if (!isSigned && !isOnPaper) faults.push(`no sealed signature and no confirmed scan stands for ${what}`);
  }
  if ((await hashDocument(agreement.storage_key)) !== agreement.sha256)
    faults.push('the document is not the one that its record names');
  return faults;
}
