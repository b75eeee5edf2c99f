import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import { DefinitionList, formatDate, HStack, Stack, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { Notice } from '../../common/Notice.tsx';
import { Panel } from '../../common/Panel.tsx';
import { SectionHeading } from '../../common/SectionHeading.tsx';
import { IrbButton } from './IrbButton.tsx';

/** The latest IRB letter, with a warning when it ends. */
export function IrbCard({ project }: { project: Project }) {
  const { latest_irb: irb, abilities } = project;
  return (
    <Panel as="section" aria-labelledby="irb">
      <SectionHeading id="irb">IRB letter</SectionHeading>
      <Stack gap="4">
        {irb?.state === 'expired' ? (
          <Notice tone="danger" title={MESSAGES.irbExpired}>
            Please add a newer letter.
          </Notice>
        ) : null}
        {irb?.state === 'near_expiry' ? (
          <Notice tone="warning" title={`Your IRB ends on ${formatDate(irb.renewal_date)}.`}>
            Please add the renewal as soon as you have it.
          </Notice>
        ) : null}
        {irb ? (
          <DefinitionList
            items={[
              { term: 'Letter', value: irb.file_name },
              { term: 'Designation', value: IRB_DESIGNATION_LABELS[irb.designation] },
              { term: 'Assurance number', value: irb.assurance_number },
              { term: 'Approval or exemption date', value: formatDate(irb.approval_date) },
              {
                term: 'Renewal date',
                value: irb.designation === 2 ? 'Exempt' : formatDate(irb.renewal_date),
              },
            ]}
          />
        ) : (
          <Text color="fg.muted">
            No letter has been added. De-identified datasets do not need one; biospecimens, tissue and
            Research Match do.
          </Text>
        )}
        <HStack gap="3" wrap="wrap">
          {irb && irb.state !== 'expired' ? <IrbButton irb={irb} projectTitle={project.title} /> : null}
          {abilities['attach_irb'] ? (
            <RouteButton to="?mode=irb" size="xs" variant="outline">
              {irb ? 'Update IRB' : 'Add IRB'}
            </RouteButton>
          ) : null}
        </HStack>
      </Stack>
    </Panel>
  );
}
