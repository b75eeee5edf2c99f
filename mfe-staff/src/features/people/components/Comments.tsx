import { chakra, formatDateTime, Stack, Text } from '@portal/shared-ui';
import { api, invalidate, useList } from '@portal/shared-ui/data';
import { RestoreNotice, DefinedForm, useDefinedForm, useFormBackup } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { COMMENT_FORM, commentBody } from './comment-form.ts';
import { user as words } from '#texts/user';
import { Section } from '@portal/shared-ui/person';

/** Comments about a person, which that person never sees (spec 3 section 6). */
export function Comments({ userId }: { userId: number }) {
  const me = useSessionUser();
  const list = useList('GET /user-comment/', { user: userId, limit: 100 });
  const form = useDefinedForm({ definition: COMMENT_FORM });
  const backup = useFormBackup({
    storageKey: `comment-on-${userId}-user-${me.id}`,
    definition: COMMENT_FORM,
    form,
  });
  return (
    <Section title={words.comments}>
      <Stack gap="6">
        <Text color="fg.muted">{words.commentsHelp}</Text>
        {backup.found ? <RestoreNotice {...backup.found} /> : null}
        <DefinedForm
          definition={COMMENT_FORM}
          form={form}
          submitLabel={words.addComment}
          onSubmit={async (values) => {
            await api('PATCH /user/{id}/', {
              params: { id: userId },
              body: commentBody(values),
              quiet: true,
            });
            backup.discard();
            form.reset({ add: '' });
            await Promise.all([list.reload(), invalidate('history')]);
            notify.success(words.commentAdded);
          }}
        />
        {list.rows.length === 0 && !list.isLoading ? (
          <Text color="fg.muted">{words.noComments}</Text>
        ) : (
          <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.comments}>
            {list.rows.map((comment) => (
              <chakra.li key={comment.id} py="row" borderTopWidth="1px">
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {comment.text}
                </Text>
                <Text color="fg.muted" textStyle="sm" mt="1">
                  {comment.author.display_name}, {formatDateTime(comment.created)}
                </Text>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Section>
  );
}
