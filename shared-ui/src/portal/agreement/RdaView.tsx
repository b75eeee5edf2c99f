import type { ComponentType } from 'react';
import { Alert, fill, Text } from '../../design/index.ts';
import { HistoryTrail } from '../history/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { useSession } from '../session/index.ts';
import { paper, rda, rdaAdmin } from '#texts/rda';
import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import { RdaStatusBadge } from '../institution-status/index.ts';
import { DocumentPage, DocumentSection } from './DocumentPage.tsx';
import { DocumentView } from './DocumentView.tsx';
import { canRecordFoundation, may, type RdaPart } from './rda-parts.ts';
import { Signatures } from './Signatures.tsx';
import { SignedPanel } from './SignedPanel.tsx';
import { SigningBar } from './SigningBar.tsx';
import { SignPanel } from './SignPanel.tsx';

/** Components that the staff app adds to the page. */
export interface StaffParts {
  readonly Actions: ComponentType<RdaPart>;
  readonly Papers: ComponentType<RdaPart>;
  readonly Details: ComponentType<RdaPart>;
}

/** Shown to a user who has signed: the user's next deadline for the institution. */
export type AfterSigning = ComponentType<{ institution: number }>;

/** The document, and beside it the facts and actions for this user. */
export function RdaView({
  staff,
  AfterSigning,
  ...part
}: RdaPart & { staff?: StaffParts | undefined; AfterSigning?: AfterSigning | undefined }) {
  const { agreement } = part;
  const { role } = useSession();
  // Among the staff roles, those with the View menu work on agreements; all others only read them.
  const work = role !== null && VIEW_MENU_ROLES.includes(role) ? staff : undefined;
  const { institution, official, additional_data: data } = agreement;
  return (
    <DocumentPage
      title={rda.title}
      breadcrumbs={work ? [{ label: rda.list, to: '/rda' }] : []}
      actions={staff ? <staff.Actions {...part} /> : undefined}
      queue={
        work ? <SigningBar kind="rda" id={agreement.id} isSignable={may(agreement, 'countersign')} /> : null
      }
      summary={
        <>
          <RouteLink to={`/institution/${institution.id}`}>{institution.display_name}</RouteLink>
          <RdaStatusBadge status={data.status} />
        </>
      }
      next={
        agreement.current ? (
          <Text maxW="prose">
            {fill(work && agreement.papers.at(-1)?.state === 'waiting' ? paper.next : rda.next[data.status], {
              institution: institution.display_name,
              official: official?.display_name ?? rda.someOfficial,
            })}
            {work && canRecordFoundation(agreement) ? ` ${paper.foundation}` : null}
          </Text>
        ) : (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Title>{rda.superseded}</Alert.Title>
          </Alert.Root>
        )
      }
      document={<DocumentView agreement={agreement} />}
      below={
        work ? (
          <DocumentSection title={rdaAdmin.history}>
            <HistoryTrail model="file" pk={agreement.id} label={rdaAdmin.historyLabel} />
          </DocumentSection>
        ) : null
      }
    >
      {may(agreement, 'sign') ? <SignPanel {...part} side="official" /> : null}
      {may(agreement, 'countersign') ? <SignPanel {...part} side="foundation" /> : null}
      <SignedPanel
        agreement={agreement}
        next={AfterSigning ? <AfterSigning institution={institution.id} /> : null}
      />
      {work ? <work.Papers {...part} /> : null}
      <DocumentSection title={rda.signatures}>
        <Signatures agreement={agreement} />
      </DocumentSection>
      {work ? (
        <DocumentSection title={rdaAdmin.title}>
          <work.Details {...part} />
        </DocumentSection>
      ) : null}
    </DocumentPage>
  );
}
