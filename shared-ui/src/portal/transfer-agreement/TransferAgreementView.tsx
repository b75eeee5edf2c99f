import { STAFF_ROLES, type Role } from '@portal/contract/roles';
import { Alert, chakra, DefinitionList, fill, Stack, Text } from '../../design/index.ts';
import { RouteLink, type Crumb } from '../../design/page/index.ts';
import { DocumentPage, DocumentSection } from '../agreement/DocumentPage.tsx';
import { PdfView } from '../agreement/DocumentView.tsx';
import type { AfterSigning as NextDate } from '../agreement/RdaView.tsx';
import { DocumentHash, Signature } from '../agreement/Signatures.tsx';
import { SigningBar } from '../agreement/SigningBar.tsx';
import { HistoryTrail } from '../history/index.ts';
import { useSession } from '../session/index.ts';
import { mta } from '#texts/mta';
import { TransferActions } from './TransferActions.tsx';
import { TransferBadge } from './TransferBadge.tsx';
import { TransferSigning } from './TransferSigning.tsx';
import type { TransferPart } from './transfer-part.ts';

const isStaff = (role: Role): boolean => STAFF_ROLES.some((one) => one === role);

/** The document, and beside it its subject, its signatures and the available actions. */
export function TransferAgreementView({
  breadcrumbs,
  AfterSigning,
  ...part
}: TransferPart & { breadcrumbs: readonly Crumb[] | undefined; AfterSigning: NextDate | undefined }) {
  const { agreement } = part;
  const { request, recipient, institution, official, state, reason } = agreement;
  const { user, role } = useSession();
  const isForStaff = role !== null && isStaff(role);
  // An official may see the agreement, but not the request.
  const opensRequest = user?.id === recipient.id || isForStaff;
  const isStopped = state === 'declined' || state === 'voided';
  const executesHere = state === 'awaiting_execution' && agreement.abilities['execute'];
  const next = fill(executesHere ? mta.next.yours : mta.next[state], {
    institution: institution.display_name,
    official: official?.display_name ?? mta.someOfficial,
  });
  return (
    <DocumentPage
      title={mta.title}
      breadcrumbs={breadcrumbs}
      actions={<TransferActions {...part} />}
      queue={
        isForStaff ? (
          <SigningBar kind="mta" id={agreement.id} isSignable={agreement.abilities['execute'] ?? false} />
        ) : null
      }
      summary={
        <>
          {opensRequest ? (
            <RouteLink to={`/request/${request.id}`}>{request.display_name}</RouteLink>
          ) : (
            <span>{request.display_name}</span>
          )}
          <span>{institution.display_name}</span>
          <TransferBadge state={state} />
        </>
      }
      next={
        isStopped ? (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{next}</Alert.Title>
              {reason ? <Alert.Description>{fill(mta.reason, { reason })}</Alert.Description> : null}
            </Alert.Content>
          </Alert.Root>
        ) : (
          <Text maxW="prose">{next}</Text>
        )
      }
      document={
        <PdfView
          kind="transfer-agreement"
          id={agreement.id}
          name={agreement.name}
          version={`${agreement.id}${state}`}
        />
      }
    >
      <TransferSigning {...part} AfterSigning={AfterSigning} />
      <DocumentSection title={mta.about}>
        <Facts {...part} />
      </DocumentSection>
      <DocumentSection title={mta.signatures}>
        <SignatureList {...part} />
      </DocumentSection>
      <DocumentSection title={mta.history}>
        <HistoryTrail model="transfer-agreement" pk={agreement.id} label={mta.historyLabel} />
      </DocumentSection>
    </DocumentPage>
  );
}

function Facts({ agreement }: TransferPart) {
  const { facts } = mta;
  return (
    <DefinitionList
      items={[
        { term: facts.project, value: agreement.project_title },
        { term: facts.recipient, value: agreement.recipient.display_name },
        { term: facts.donors, value: String(agreement.donors) },
        { term: facts.tissue, value: agreement.tissue },
        { term: facts.version, value: String(agreement.version) },
      ]}
    />
  );
}

function SignatureList({ agreement: { signatures, sha256, institution } }: TransferPart) {
  if (signatures.length === 0) return <Text color="fg.muted">{mta.noSignatures}</Text>;
  return (
    <Stack gap="4">
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {signatures.map((signature) => (
          <Signature key={signature.id} signature={signature} institution={institution.display_name} />
        ))}
      </chakra.ul>
      <DocumentHash sha256={sha256} />
    </Stack>
  );
}
