import type { Request } from '@portal/contract';
import type { Renewal } from '@portal/contract/types';
import { Button, DefinitionList, fill, formatDate, ReferencePanel, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { findDecisionDay } from '../../request/model/request-status.ts';
import { request as requestWords } from '#texts/request';
import { renewal as words } from '#texts/renewal';

/** Thanks, the reference, and the support address in case no confirmation arrives (spec 3 section 8). */
export function RenewalThanks({ request, renewal }: { request: Request; renewal: Renewal }) {
  const { support_email: support } = useBranding();
  return (
    <Page
      title={words.thanks.title}
      breadcrumbs={[
        { label: words.requests, to: '/request' },
        { label: request.sfari_request_id, to: `/request/${request.id}` },
      ]}
      width="narrow"
    >
      <ReferencePanel
        label={words.thanks.reference}
        reference={renewal.sfari_request_id}
        actions={
          <>
            <RouteButton to={`/request/${request.id}`}>{words.thanks.request}</RouteButton>
            <Button variant="outline" onClick={() => window.print()}>
              {requestWords.thanks.print}
            </Button>
            <RouteLink to="/">{words.thanks.home}</RouteLink>
          </>
        }
      >
        <DefinitionList
          items={[
            { term: requestWords.thanks.submitted, value: formatDate(renewal.submission_date) },
            { term: requestWords.thanks.byWhen, value: findDecisionDay(renewal) },
          ]}
        />
        <Text mt="4" maxW="prose">
          {words.thanks.text}
        </Text>
        <Text mt="2" maxW="prose">
          {fill(words.thanks.contact, { support })}
        </Text>
      </ReferencePanel>
    </Page>
  );
}
