import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { chakra, fill, formatDate, Heading, HStack, LoadingText, Stack, Text } from '../../design/index.ts';
import { useList } from '../data/index.ts';
import { RetryPanel } from '../errors/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { RequestStatusBadge } from '../request-status/index.ts';
import { user as words } from '#texts/user';
import { Section } from './Section.tsx';

const SHOWN = 20;

/** A researcher's own projects and requests, and other projects with this person on the team. */
export function ResearcherWork({ userId }: { userId: number }) {
  const projects = useList('GET /project/', { owner: userId, limit: SHOWN });
  const requests = useList('GET /request/', {
    owner: userId,
    limit: SHOWN,
    ordering: '-submission_date',
  });
  const teams = useList('GET /project/', { userproject__user: userId, limit: SHOWN });
  const lists = [projects, requests, teams];
  const others = teams.rows.filter(({ owner }) => owner.id !== userId);
  const failed = lists.find(({ error }) => error !== undefined);
  if (failed)
    return (
      <Section title={words.work}>
        <RetryPanel
          title={words.workFailure}
          error={failed.error}
          onRetry={() => void Promise.all(lists.map((list) => list.reload()))}
        />
      </Section>
    );
  if (lists.some(({ isLoading }) => isLoading))
    return (
      <Section title={words.work}>
        <LoadingText>{MESSAGES.loadingInfo}</LoadingText>
      </Section>
    );
  const isEmpty = projects.rows.length + requests.rows.length + others.length === 0;
  return (
    <Section title={words.work}>
      {isEmpty ? (
        <Text color="fg.muted">{MESSAGES.noResearcherWork}</Text>
      ) : (
        <Stack gap="8">
          <WorkList title={words.projects} count={projects.count} shown={projects.rows.length}>
            {projects.rows.map((project) => (
              <WorkRow key={project.id} code={project.sfari_project_id}>
                <RouteLink to={`/project/${project.id}`}>{project.title}</RouteLink>
              </WorkRow>
            ))}
          </WorkList>
          <WorkList title={words.requests} count={requests.count} shown={requests.rows.length}>
            {requests.rows.map((request) => (
              <WorkRow key={request.id} code={request.sfari_request_id}>
                <HStack gap="3" wrap="wrap">
                  <RouteLink to={`/request/${request.id}`}>{REQUEST_TYPE_LABELS[request.type]}</RouteLink>
                  <RequestStatusBadge status={request.status} />
                  <Text color="fg.muted" textStyle="sm">
                    {formatDate(request.submission_date)}
                  </Text>
                </HStack>
              </WorkRow>
            ))}
          </WorkList>
          <WorkList title={words.collaborations} count={others.length} shown={others.length}>
            {others.map((project) => (
              <WorkRow key={project.id} code={project.sfari_project_id}>
                <RouteLink to={`/project/${project.id}`}>{project.title}</RouteLink>
                <Text color="fg.muted" textStyle="sm">
                  {project.owner.display_name}
                </Text>
              </WorkRow>
            ))}
          </WorkList>
        </Stack>
      )}
    </Section>
  );
}

function WorkList({
  title,
  count,
  shown,
  children,
}: {
  title: string;
  count: number;
  shown: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <div>
      <Heading as="h3" size="md" mb="2">
        {title} ({count})
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={title}>
        {children}
      </chakra.ul>
      {shown < count ? (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {fill(words.moreProjects, { shown, count })}
        </Text>
      ) : null}
    </div>
  );
}

function WorkRow({ code, children }: { code: string | null; children: ReactNode }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap="4" py="2" borderTopWidth="1px" alignItems="baseline">
      <Text
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        w={{ base: 'full', sm: '7rem' }}
      >
        {code}
      </Text>
      <div>{children}</div>
    </chakra.li>
  );
}
