import type { DonorText } from '@portal/contract/types';
import { Button, fill, Stack, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { useWrite } from '@portal/shared-ui/write';
import { donorAddress, fieldLabel } from '../../donor-table/model/donor-words.ts';
import { donorTexts as words } from '#texts/donor-sync';

interface TextDialogProps {
  text: DonorText;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** The maximum number of donors listed by name; a term of many donors shows only their number. */
const NAMED = 5;

/** One text in full, with the buttons to decide on it. */
export function TextDialog({ text, reload, onClose }: TextDialogProps) {
  const { send, isBusy, failure } = useWrite('PATCH /donor-text/{id}/', {
    opened: { etag: text.version, reload },
    invalidates: ['donor-text', 'abn_data', 'abn_data_pilot', 'abn_donor', 'history'],
    onDone: onClose,
  });
  const decide = (state: 'approved' | 'withheld', done: string) =>
    void send({ params: { id: text.id }, body: { state } }, { done });
  return (
    <Modal
      isOpen
      size="lg"
      title={fill(words.dialogTitle, { field: fieldLabel(text.field) })}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          {text.state === 'withheld' ? null : (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => decide('withheld', words.withheldDone)}
            >
              {text.state === 'approved' ? words.withholdAgain : words.withhold}
            </Button>
          )}
          {text.state === 'approved' ? null : (
            <Button disabled={isBusy} onClick={() => decide('approved', words.approvedDone)}>
              {words.approve}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text
          borderLeftWidth="3px"
          borderColor="border.emphasized"
          ps="3"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {text.text}
        </Text>
        {text.donors.length > 0 ? (
          <Text>
            {fill(words.withheldFrom, { count: text.donors.length })}{' '}
            {text.donors.slice(0, NAMED).map((hash) => (
              <RouteLink key={hash} to={donorAddress(hash)} fontFamily="mono" me="3">
                {hash}
              </RouteLink>
            ))}
          </Text>
        ) : null}
        <Text color="fg.muted">{words.question}</Text>
        {failure ? (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        ) : null}
      </Stack>
    </Modal>
  );
}
