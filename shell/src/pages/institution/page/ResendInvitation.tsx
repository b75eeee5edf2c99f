import { Button, fill, Text, VisuallyHidden } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { officials as words } from '#texts/institution-page';
import { may, type Institution, type PartProps } from './institution-parts.ts';
import { useWrite } from './useWrite.ts';

type Official = NonNullable<Institution['io_users']>[number];

/** Invites the same person anew: a fresh link, and the old one stops working. */
export function ResendInvitation({ institution, reload, official }: PartProps & { official: Official }) {
  const { run, isBusy, failure } = useWrite({ reload });
  const { state, first_name, last_name, email, phone_number } = official;
  if ((state !== 'invited' && state !== 'expired') || !may(institution, 'add_official')) return null;
  const resend = () =>
    run(
      () =>
        api('POST /institution/{id}/officer/', {
          params: { id: institution.id },
          body: { io_data: { first_name, last_name, email, phone_number } },
          quiet: true,
        }),
      () => notify.success(fill(words.resent, { email })),
    );
  return (
    <div>
      <Button size="xs" variant="outline" loading={isBusy} onClick={() => void resend()}>
        {words.resend}
        <VisuallyHidden>{` ${official.display_name}`}</VisuallyHidden>
      </Button>
      <Text role="alert" color="fg.error" textStyle="sm">
        {failure}
      </Text>
    </div>
  );
}
