/** The document with a page of its signatures: who, when, with what meaning, on which bytes. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Agreement, AgreementSignature } from '@portal/contract';
import {
  anyScript,
  factTable,
  wordDocument,
  type Content,
  type FactRow,
  type WordDocument,
} from '@portal/kit/pdf';

/** The stored bytes, and behind them a page of signatures where there are any. */
export async function agreementPdf(document: Buffer, agreement: Agreement): Promise<Uint8Array> {
  const valid = agreement.signatures.filter(({ voided }) => !voided);
  const typed = typedOnPaper(agreement, valid);
  if (valid.length === 0 && typed.length === 0) return document;
  const page = Buffer.from(await signaturePage(agreement, [...valid.flatMap(signed), ...typed]).getBuffer());
  const whole = await PDFDocument.load(document, { updateMetadata: false });
  const added = await PDFDocument.load(page);
  for (const copy of await whole.copyPages(added, added.getPageIndices())) whole.addPage(copy);
  return whole.save({ addDefaultPage: false });
}

const SIDES = { official: 'For the institution', foundation: 'For the foundation' } as const;

function signed({ role, signer, typed_name: name, signed_at: at, meaning }: AgreementSignature): Content[] {
  return block(SIDES[role], [
    ['Signed by', name],
    // Two people may have the same name.
    ['Account', `Number ${signer.id} in the portal`],
    ['Time (UTC)', `${at.slice(0, 10)} ${at.slice(11, 19)}`],
    ['Meaning', meaning],
    ['How', 'Signed in the portal with the password of the account'],
  ]);
}

/** Names from an agreement on paper, once a second administrator has confirmed them. */
function typedOnPaper({ papers }: Agreement, inPortal: readonly AgreementSignature[]): Content[] {
  return papers
    .filter(({ state }) => state === 'confirmed')
    .flatMap((paper) => {
      const sides = [
        ['official', paper.signature, paper.signature_date],
        ['foundation', paper.sf_signature, paper.sf_signature_date],
      ] as const;
      return sides.flatMap(([role, name, date]) =>
        !name || inPortal.some((signature) => signature.role === role)
          ? []
          : block(SIDES[role], [
              ['Signed by', name],
              ['Date', date?.slice(0, 10) ?? '–'],
              ['How', 'Signed on paper; two administrators of the foundation compared it with the scan'],
              ['Recorded', `${paper.recorder.display_name}, account number ${paper.recorder.id}`],
              [
                'Confirmed',
                `${paper.decider?.display_name ?? ''}, account number ${paper.decider?.id ?? ''}`,
              ],
              ['Scan', `SHA-256 ${paper.scan.sha256}`],
            ]),
      );
    });
}

const block = (heading: string, facts: readonly FactRow[]): Content[] => [
  { text: heading, style: 'heading' },
  factTable(facts, 90),
];

const signaturePage = (agreement: Agreement, blocks: readonly Content[]): WordDocument =>
  wordDocument({
    title: `Signatures of ${agreement.name}`,
    pageSize: 'LETTER',
    content: [
      { text: 'Signatures', style: 'title' },
      'Researcher Distribution Agreement of',
      anyScript(agreement.institution.display_name),
      ...blocks,
      { text: 'Document', style: 'heading' },
      anyScript(agreement.name),
      { text: `SHA-256 ${agreement.sha256}`, fontSize: 9 },
      {
        text: 'The hash is that of the document without this page, as it was signed.',
        fontSize: 9,
        margin: [0, 4, 0, 0],
      },
    ],
  });
