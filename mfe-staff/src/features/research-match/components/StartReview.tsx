import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { dueDateRange, mayOpenWindow, REVIEW_WINDOWS } from '@portal/contract/review-windows';
import { Box, Button, fill, formatDate, Heading, Notice, Stack, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { DateField } from '@portal/shared-ui/date-input';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { AssignAllButton } from '../../assignment/components/AssignAllButton.tsx';
import { meetingMoment, NO_MEETING } from '../model/meeting-time.ts';
import { usePlan } from '../api/use-plan.ts';
import { WINDOW_DESKS } from '../model/windows.ts';
import { MeetingFields } from './MeetingFields.tsx';
import { DatesButton } from './OpenWindows.tsx';
import { PlanTable } from './PlanTable.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.start;

interface StartReviewProps {
  kind: ReviewWindowKind;
}

/** Starts the reviews of a window; users who may not start them are redirected to /404 (spec 3 section 2.4). */
export function StartReview(props: StartReviewProps) {
  const { role } = useSession();
  return mayOpenWindow(props.kind, role) ? <StartForm {...props} /> : <ToNotFound />;
}

function StartForm({ kind }: StartReviewProps) {
  const navigate = useNavigate();
  const { time_zone: timeZone } = useBranding();
  const [due, setDue] = useState('');
  const [meeting, setMeeting] = useState(NO_MEETING);
  const { plan, isLoading, error, reload } = usePlan(kind);
  const windows = useList('GET /review-window/', { kind, is_open: true, limit: 1 });
  const [open] = windows.rows;
  const { desk, after, nothing, other } = WINDOW_DESKS[kind];
  const own = words.kinds[kind];
  const [range] = useState(() => dueDateRange(new Date(), timeZone));
  const isEmpty = !isLoading && !error && plan.rows.length === 0;
  const dueDate = open?.due_date ?? due;
  const begin = useWrite('POST /review-window/begin/', {
    isSilent: true,
    invalidates: [
      'rm-application',
      'abn-request',
      'request',
      'review',
      'review-window',
      'workload',
      'history',
    ],
    onDone: ({ data: report }) => {
      if (!report.window || report.results.length === 0) {
        notify.info(nothing);
        void navigate('/');
        return;
      }
      const { done, refused } = report;
      if (refused > 0) notify.warning(fill(words.someRefused, { done, refused }));
      else notify.success(fill(own.done, { count: done }));
      void navigate(after);
    },
  });
  const start = () =>
    void begin.send({ body: { kind, due_date: dueDate, meeting_at: meetingMoment(meeting) } });

  return (
    <Page
      title={own.title}
      breadcrumbs={[
        { label: words.home, to: '/' },
        { label: own.crumb, to: desk },
      ]}
      summary={own.summary}
    >
      <Stack gap="5" maxW="prose" mb="8">
        {open ? (
          <Notice
            tone="info"
            title={fill(words.open, { quarter: open.quarter, day: formatDate(open.due_date) })}
          >
            <DatesButton window={open} />
          </Notice>
        ) : (
          <>
            <DateField
              label={words.due}
              help={words.dueHelp}
              value={due}
              min={range.from}
              max={range.to}
              onChange={setDue}
              error={begin.findError('due_date')}
            />
            <MeetingFields
              value={meeting}
              range={range}
              error={begin.findError('meeting_at')}
              onChange={setMeeting}
            />
          </>
        )}
        {begin.failure ? (
          <Notice tone="danger" isUrgent title={words.failed}>
            {begin.failure}
          </Notice>
        ) : null}
        {/* also without anything waiting: the specification says what it answers then */}
        <Button
          alignSelf="flex-start"
          variant={isEmpty ? 'outline' : 'solid'}
          disabled={dueDate === ''}
          loading={begin.isBusy}
          onClick={start}
        >
          {plan.begins > 0 ? fill(words.startCount, { count: plan.begins }) : words.start}
        </Button>
        {other ? <RouteLink to={other.to}>{other.label}</RouteLink> : null}
      </Stack>
      <Heading as="h2" size="md" mb="3">
        {researchMatch.plan.title}
      </Heading>
      {error ? (
        <RetryPanel title={researchMatch.plan.loadFailed} error={error} onRetry={() => void reload()} />
      ) : isLoading ? (
        <Text>{researchMatch.plan.caption}</Text>
      ) : (
        <>
          {isEmpty ? null : (
            <Box mb="3">
              <AssignAllButton
                variant="outline"
                ids={plan.rows.flatMap(({ reviewer, application }) => (reviewer ? [] : [application.id]))}
                window={kind}
                onDone={() => void reload()}
                begin={open ? 'automatic' : dueDate === '' ? undefined : start}
              />
            </Box>
          )}
          <PlanTable
            plan={plan}
            reviewerRole={REVIEW_WINDOWS[kind].reviewerRole}
            onAssigned={() => void reload()}
          />
        </>
      )}
    </Page>
  );
}
