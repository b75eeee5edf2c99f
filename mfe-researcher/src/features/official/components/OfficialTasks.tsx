import { Box, chakra, fill, Heading, Text } from '@portal/shared-ui';
import { AwaitReads } from '@portal/shared-ui/errors';
import { Researchers, type PartProps } from '@portal/shared-ui/institution';
import { RouteButton } from '@portal/shared-ui/page';
import type { SessionInstitution } from '@portal/shared-ui/session';
import type { ReactNode } from 'react';
import { useOfficialTasks } from '../api/use-official-tasks.ts';
import { countMinutes, PEOPLE_TASK, type OfficialTask } from '../model/official-tasks.ts';
import { RESEARCHER_COLUMNS } from './researcher-columns.tsx';
import { YearNotice } from './YearNotice.tsx';
import { tasks as words } from '#texts/official';

/** The tasks of a Signing Official, each with its estimated time and a link. */
export function OfficialTasks({
  tasks,
  headingAs,
}: {
  tasks: readonly OfficialTask[];
  headingAs: 'h2' | 'h3';
}) {
  if (tasks.length === 0) return null;
  const title = fill(words.title, { count: tasks.length, minutes: countMinutes(tasks) });
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '7' }}
      maxW="3xl"
    >
      <Heading as={headingAs} size="xl" mb="4">
        {title}
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0">
        {tasks.map(({ key, title: what, text, link, year }) => (
          <chakra.li
            key={key}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            rowGap="3"
            py="row"
            borderTopWidth="1px"
            _last={{ pb: '0' }}
          >
            <Box flex="1 1 18rem" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {what}
              </Text>
              {text === '' ? null : <Text color="fg.muted">{text}</Text>}
              {year ? (
                <Box mt="2">
                  <YearNotice year={year} />
                </Box>
              ) : null}
            </Box>
            <RouteButton to={link.to} size="sm">
              {link.label}
            </RouteButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** The tasks on the institution's page, where its Signing Official lands after login, above the rest of the page. */
export function TasksOnPage({
  institution,
  children,
}: {
  institution: SessionInstitution;
  children: ReactNode;
}) {
  const read = useOfficialTasks(institution);
  const elsewhere = read.tasks.filter(({ link }) => link.to !== `/institution/${institution.id}`);
  return (
    <AwaitReads reads={[read]}>
      <OfficialTasks tasks={elsewhere} headingAs="h2" />
      {children}
    </AwaitReads>
  );
}

/** The official's researchers, with the deadline and the link to the verification if no task shows them. */
export function ResearchersOnPage({ own, part }: { own: SessionInstitution; part: PartProps }) {
  const { tasks, affiliated } = useOfficialTasks(own);
  return (
    <>
      {tasks.some(({ year }) => year) ? null : <YearNotice year={affiliated?.year ?? null} />}
      <Researchers
        {...part}
        columns={RESEARCHER_COLUMNS}
        isVerificationLinked={!tasks.some(({ key }) => key === PEOPLE_TASK)}
      />
    </>
  );
}
