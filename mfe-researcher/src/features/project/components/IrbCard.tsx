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
import { useIsResearcher } from '../../irb/use-is-researcher.ts';
import { IrbUpload } from '../../irb/IrbUpload.tsx';
import { IrbButton } from '../../irb/IrbButton.tsx';
import { project as words } from '#texts/project';

/** The latest IRB letter, with a warning when it ends soon or has ended. */
export function IrbCard({ project }: { project: Project }) {
  const { latest_irb: irb, abilities } = project;
  const isResearcher = useIsResearcher();
  const mayAdd = abilities['attach_irb'];
  return (
    <Panel as="section" aria-labelledby="irb">
      <SectionHeading id="irb">{words.letter.title}</SectionHeading>
      <Stack gap="4">
        {irb?.state === 'expired' ? (
          <Notice tone="danger" title={isResearcher ? MESSAGES.irbExpired : words.letter.expiredNotice}>
            {mayAdd ? words.letter.replaceHint : words.letter.investigatorHint}
          </Notice>
        ) : null}
        {irb?.state === 'near_expiry' ? (
          <Notice
            tone="warning"
            title={fill(isResearcher ? words.letter.ownEndsSoon : words.letter.endsSoonNotice, {
              renewalDate: formatDate(irb.renewal_date),
            })}
          >
            {mayAdd ? words.letter.renewHint : words.letter.investigatorHint}
          </Notice>
        ) : null}
        {irb ? (
          <DefinitionList
            items={[
              { term: words.letter.file, value: irb.file_name },
              { term: words.letter.designation, value: IRB_DESIGNATION_LABELS[irb.designation] },
              { term: words.letter.assuranceNumber, value: irb.assurance_number },
              irb.designation === 2
                ? { term: words.letter.exempted, value: formatDate(irb.exemption_date ?? irb.approval_date) }
                : { term: words.letter.approved, value: formatDate(irb.approval_date) },
              {
                term: words.letter.renewal,
                value: irb.designation === 2 ? words.letter.exempt : formatDate(irb.renewal_date),
              },
            ]}
          />
        ) : (
          <Text color="fg.muted">{words.letter.none}</Text>
        )}
        <HStack gap="3" wrap="wrap">
          {irb && (irb.state !== 'expired' || abilities['read_ended_irb']) ? (
            <IrbButton project={project} />
          ) : null}
          <IrbUpload project={project} opensByAddress />
        </HStack>
      </Stack>
    </Panel>
  );
}
