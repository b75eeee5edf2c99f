import { LIMITS } from '@portal/contract/limits';
import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, chakra, fill, formatDate, LabeledField, StatusBadge, Text, Textarea } from '@portal/shared-ui';
import { ChoiceGroup } from '@portal/shared-ui/form';
import { verification as words } from '#texts/verification';
import type { Researcher, VerdictDraft } from '../model/verdict-drafts.ts';

interface WaitingProps {
  researcher: Researcher;
  institution: string;
  draft: VerdictDraft | undefined;
  isReasonMissing: boolean;
  /** `undefined` means no decision: the person stays in the list. */
  onChange: (draft: VerdictDraft | undefined) => void;
}

/** One person: their details, a yes or no, and the reason for a no. A decision about a newcomer can be postponed. */
export function WaitingResearcher({
  researcher,
  institution,
  draft,
  isReasonMissing,
  onChange,
}: WaitingProps) {
  const { user, email, title, role, created, last_checked: checked, due } = researcher;
  const name = user.display_name;
  const mayWait = due === 'recent';
  return (
    <chakra.li py="entry" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}{' '}
        <StatusBadge tone="neutral" ml="2">
          {mayWait ? words.recent : words.annual}
        </StatusBadge>
        {/* the domain alone would confirm a person whom no one has answered about */}
        {researcher.verified === null && !researcher.confirmed ? (
          <StatusBadge tone="info" ml="2">
            {words.otherDomain}
          </StatusBadge>
        ) : null}
      </Text>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" mb="3">
        {[
          title,
          role && ROLE_LABELS[role],
          email,
          fill(words.joined, { date: formatDate(created) }),
          checked && fill(words.lastChecked, { date: formatDate(checked) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <LabeledField isGroup label={fill(words.decide, { name, institution })}>
        {(control) => (
          <ChoiceGroup
            type="radio"
            id={control.id}
            name={`verdict-${user.id}`}
            options={[
              { value: 'confirm', label: words.confirm },
              { value: 'remove', label: words.remove },
              ...(mayWait ? [{ value: 'later', label: words.later }] : []),
            ]}
            chosen={draft ? [draft.verified ? 'confirm' : 'remove'] : mayWait ? ['later'] : []}
            onChange={([choice]) =>
              onChange(
                choice === 'later'
                  ? undefined
                  : { verified: choice === 'confirm', reason: draft?.reason ?? '' },
              )
            }
            onBlur={() => undefined}
            isInvalid={false}
            isDisabled={false}
          />
        )}
      </LabeledField>
      {draft && !draft.verified ? (
        <Box mt="3">
          <LabeledField
            id={`reason-${user.id}`}
            label={fill(words.reason, { name })}
            help={fill(words.reasonHelp, { name })}
            error={isReasonMissing ? words.reasonMissing : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={LIMITS.reason}
                value={draft.reason}
                onChange={(event) => onChange({ verified: false, reason: event.currentTarget.value })}
              />
            )}
          </LabeledField>
        </Box>
      ) : null}
    </chakra.li>
  );
}
