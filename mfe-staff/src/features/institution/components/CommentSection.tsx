import { useId } from 'react';
import { LIMITS } from '@portal/contract/limits';
import {
  Button,
  chakra,
  formatDateTime,
  LabeledField,
  Stack,
  Text,
  Textarea,
  PanelSection,
} from '@portal/shared-ui';
import { comments as words } from '#texts/institution-page';
import { INSTITUTION_WRITE, may, type PartProps } from '@portal/shared-ui/institution';
import { useTabDraft } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';

/** Staff's comments about the institution with author and date, and a form for a new one. */
export function CommentSection(props: PartProps) {
  const { institution } = props;
  const list = institution.comments ?? [];
  return (
    <PanelSection title={words.title}>
      <Stack gap="4">
        {list.length === 0 ? (
          <Text color="fg.muted" textStyle="sm">
            {words.none}
          </Text>
        ) : (
          <chakra.ol aria-label={words.list} listStyleType="none" m="0" p="0">
            {list.map(({ id, comment, author, created }) => (
              <chakra.li key={id} py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
                <Text textStyle="sm">
                  <chakra.strong fontWeight="semibold">
                    {author?.display_name ?? words.formerStaff}
                  </chakra.strong>{' '}
                  <chakra.time dateTime={created} color="fg.muted">
                    {formatDateTime(created)}
                  </chakra.time>
                </Text>
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {comment}
                </Text>
              </chakra.li>
            ))}
          </chakra.ol>
        )}
        {may(institution, 'comment') ? <NewComment {...props} /> : null}
      </Stack>
    </PanelSection>
  );
}

function NewComment({ institution, reload }: PartProps) {
  const [text, type] = useTabDraft(`institution-${institution.id}-comment`);
  const { send, isBusy, failure } = useWrite('POST /institution-comment/', {
    ...INSTITUTION_WRITE,
    read: { etag: null, reload },
    onDone: () => type(''),
  });
  const id = useId();
  const add = () => send({ body: { institution: institution.id, comment: text.trim() } });
  return (
    <Stack gap="3">
      <LabeledField id={id} label={words.new} error={failure}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LIMITS.comment}
            readOnly={isBusy}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      <Button
        alignSelf="start"
        size="sm"
        variant="outline"
        disabled={text.trim() === ''}
        loading={isBusy}
        onClick={() => void add()}
      >
        {words.add}
      </Button>
    </Stack>
  );
}
