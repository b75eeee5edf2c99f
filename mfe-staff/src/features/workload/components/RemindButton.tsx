import { Button, fill, formatDate, Phrase, Text, VisuallyHidden } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { workload as words } from '#texts/workload';

/** Emails a reviewer the list of their late reviews (decision 531). If that is not possible now, shows the last reminder's day. */
export function RemindButton({ reviewer }: { reviewer: RowOf<'GET /workload/'> }) {
  const { id, display_name: name, reminded, is_remindable: isRemindable } = reviewer;
  const { send, isBusy } = useWrite('POST /workload/{id}/remind/', {
    invalidates: ['workload', 'email'],
    done: fill(words.remind.done, { name }),
    failureTitle: true,
  });
  if (isRemindable)
    return (
      <Button size="xs" variant="outline" loading={isBusy} onClick={() => void send({ params: { id } })}>
        <Phrase
          text={words.remind.button}
          values={{ hiddenName: <VisuallyHidden>{` ${name}`}</VisuallyHidden> }}
        />
      </Button>
    );
  return reminded ? (
    <Text as="span" textStyle="sm">
      {fill(words.remind.last, { day: formatDate(reminded) })}
    </Text>
  ) : null;
}
