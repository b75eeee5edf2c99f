import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import {
  DefinitionList,
  formatDate,
  HStack,
  Stack,
  Text,
  fill,
  Notice,
  Panel,
  SectionHeading,
} from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useIsResearcher } from '../api/use-is-researcher.ts';
import { IrbButton } from './IrbButton.tsx';
import { project as words } from '#texts/project';

/** The latest IRB letter, with a warning when it ends. */
export function IrbCard({ project }: { project: Project }) {
  const { latest_irb: irb, abilities } = project;
  const isResearcher = useIsResearcher();
  const mayAdd = abilities['attach_irb'];
  return (
    <Panel as="section" aria-labelledby="irb">
      <SectionHeading id="irb">{words.irbLetter}</SectionHeading>
      <Stack gap="4">
        {irb?.state === 'expired' ? (
          <Notice tone="danger" title={isResearcher ? MESSAGES.irbExpired : words.irbHasExpired}>
            {mayAdd ? words.pleaseAddANewerLetter : words.onlyTheInvestigator}
          </Notice>
        ) : null}
        {irb?.state === 'near_expiry' ? (
          <Notice
            tone="warning"
            title={fill(isResearcher ? words.yourIrbEndsOn : words.irbEndsOn, {
              renewalDate: formatDate(irb.renewal_date),
            })}
          >
            {mayAdd ? words.pleaseAddTheRenewalAs : words.onlyTheInvestigator}
          </Notice>
        ) : null}
        {irb ? (
          <DefinitionList
            items={[
              { term: words.letter, value: irb.file_name },
              { term: words.designation, value: IRB_DESIGNATION_LABELS[irb.designation] },
              { term: words.assuranceNumber, value: irb.assurance_number },
              { term: words.approvalOrExemptionDate, value: formatDate(irb.approval_date) },
              {
                term: words.renewalDate,
                value: irb.designation === 2 ? words.exempt : formatDate(irb.renewal_date),
              },
            ]}
          />
        ) : (
          <Text color="fg.muted">{words.noLetterHasBeenAdded}</Text>
        )}
        <HStack gap="3" wrap="wrap">
          {irb && irb.state !== 'expired' ? <IrbButton irb={irb} projectTitle={project.title} /> : null}
          {mayAdd ? (
            <RouteButton to="?mode=irb" size="xs" variant="outline">
              {irb ? words.updateIrb : words.addIrb}
            </RouteButton>
          ) : null}
        </HStack>
      </Stack>
    </Panel>
  );
}
