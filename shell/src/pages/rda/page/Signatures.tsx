import type { Agreement, AgreementSignature } from '@portal/contract';
import { chakra, fill, formatDate, formatDateTime, Stack, Text } from '@portal/shared-ui';
import { rda } from '#texts/rda';

/** Who signed, when and with what meaning: what counts now, in the portal or typed from paper, before what was voided. */
export function Signatures({ agreement }: { agreement: Agreement }) {
  const paper = signedOnPaper(agreement);
  const inPortal = (isVoided: boolean) =>
    agreement.signatures
      .filter(({ voided }) => voided === isVoided)
      .map((signature) => <Signature key={signature.id} signature={signature} />);
  if (agreement.signatures.length === 0 && paper.length === 0)
    return <Text color="fg.muted">{rda.noSignatures}</Text>;
  return (
    <Stack gap="4">
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {inPortal(false)}
        {paper.map(({ side, name, date }) => (
          <chakra.li key={side}>
            <Text fontWeight="semibold">{rda.sides[side]}</Text>
            <Text>{fill(rda.signedAt, { name, time: formatDate(date) })}</Text>
            <Text color="fg.muted" textStyle="sm">
              {rda.onPaper}
            </Text>
          </chakra.li>
        ))}
        {inPortal(true)}
      </chakra.ul>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {rda.hash}: {agreement.sha256}
      </Text>
    </Stack>
  );
}

function Signature({ signature }: { signature: AgreementSignature }) {
  const { role, typed_name: name, signed_at: at, meaning, voided } = signature;
  return (
    <chakra.li color={voided ? 'fg.muted' : 'fg'}>
      <Text fontWeight="semibold">{rda.sides[role]}</Text>
      <Text textDecoration={voided ? 'line-through' : undefined}>
        {fill(rda.signedAt, { name, time: formatDateTime(at) })}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {voided ? rda.voided : meaning}
      </Text>
    </chakra.li>
  );
}

function signedOnPaper({ additional_data: data, signatures }: Agreement) {
  const inPortal = (side: AgreementSignature['role']) =>
    signatures.some(({ role, voided }) => role === side && !voided);
  const sides = [
    { side: 'official', name: data.signature, date: data.signature_date },
    { side: 'foundation', name: data.sf_signature, date: data.sf_signature_date },
  ] as const;
  return sides.flatMap(({ side, name, date }) => (name && !inPortal(side) ? [{ side, name, date }] : []));
}
