import type { Agreement, AgreementSignature } from '@portal/contract';
import { signatureMeaning, translatedMeaning } from '@portal/contract/messages';
import { RDA_STATUS } from '@portal/contract/statuses';
import { chakra, fill, formatDate, formatDateTime, Stack, Text } from '../../design/index.ts';
import { rda } from '#texts/rda';

/** Who signed, when and with what meaning. Valid signatures, from the portal or from paper, come before voided ones. */
export function Signatures({ agreement }: { agreement: Agreement }) {
  const paper = signedOnPaper(agreement);
  const institution = agreement.institution.display_name;
  const inPortal = (isVoided: boolean) =>
    agreement.signatures
      .filter(({ voided }) => voided === isVoided)
      .map((signature) => <Signature key={signature.id} signature={signature} institution={institution} />);
  if (agreement.signatures.length === 0 && paper.length === 0)
    return <Text color="fg.muted">{rda.noSignatures}</Text>;
  return (
    <Stack gap="4">
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {inPortal(false)}
        {paper.map(({ side, name, date, how }) => (
          <chakra.li key={side}>
            <Text fontWeight="semibold">{rda.sides[side]}</Text>
            <Text>{fill(rda.signedAt, { name, time: formatDate(date) })}</Text>
            <Text color="fg.muted" textStyle="sm">
              {how}
            </Text>
          </chakra.li>
        ))}
        {inPortal(true)}
      </chakra.ul>
      <DocumentHash sha256={agreement.sha256} />
    </Stack>
  );
}

/** Collapsed, because only people who compare documents need it. */
export const DocumentHash = ({ sha256 }: { sha256: string }) => (
  <chakra.details textStyle="xs" color="fg.muted">
    <chakra.summary cursor="pointer" minH="6">
      {rda.hash}
    </chakra.summary>
    <Text overflowWrap="anywhere">{sha256}</Text>
  </chakra.details>
);

/** @param institution name of the agreement's institution */
export function Signature({
  signature,
  institution,
}: {
  signature: AgreementSignature;
  institution: string;
}) {
  const { role, typed_name: name, signed_at: at, meaning, voided } = signature;
  const words = translatedMeaning(role, institution);
  // A translation exists only for the current wording; the institution may have had another name when it signed.
  const isTranslated = meaning !== words && meaning === signatureMeaning(role, institution);
  return (
    <chakra.li color={voided ? 'fg.muted' : 'fg'}>
      <Text fontWeight="semibold">{rda.sides[role]}</Text>
      <Text textDecoration={voided ? 'line-through' : undefined}>
        {fill(rda.signedAt, { name, time: formatDateTime(at) })}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {voided ? rda.voided : <span lang="en">{meaning}</span>}
        {isTranslated && !voided ? ` (${words})` : null}
      </Text>
    </chakra.li>
  );
}

/**
 * Names from a confirmed scan of the paper agreement. Names recorded before scans were required are marked as
 * unconfirmed.
 */
function signedOnPaper({ additional_data: data, signatures, papers }: Agreement) {
  const inPortal = (side: AgreementSignature['role']) =>
    signatures.some(({ role, voided }) => role === side && !voided);
  const paper = papers.findLast(({ state }) => state === 'confirmed');
  const isSigned = data.status === RDA_STATUS.AWAITING_EXECUTION || data.status === RDA_STATUS.FULLY_EXECUTED;
  const confirmed =
    paper &&
    fill(rda.onPaper, { recorder: paper.recorder.display_name, decider: paper.decider?.display_name ?? '' });
  const sides = [
    { side: 'official', name: data.signature, date: data.signature_date, by: paper?.signature },
    { side: 'foundation', name: data.sf_signature, date: data.sf_signature_date, by: paper?.sf_signature },
  ] as const;
  return sides.flatMap(({ side, name, date, by }) => {
    if (!name || !isSigned || inPortal(side)) return [];
    return [{ side, name, date, how: confirmed && by === name ? confirmed : rda.unconfirmed }];
  });
}
