import { Button, chakra, CheckRow, fill, HStack, StatusBadge, Text } from '@portal/shared-ui';
import type { Resource } from '../model/resource.ts';
import { resource as words } from '#texts/resource';

interface ResourceRowProps {
  resource: Resource;
  isChosen: boolean;
  /** Why the resource cannot be chosen. */
  reason: string | undefined;
  /** Says that the user already has access. */
  mark: string | undefined;
  onToggle: (isOn: boolean) => void;
  /** Opens the details next to the list. */
  onRead: () => void;
}

export function ResourceRow({ resource, isChosen, reason, mark, onToggle, onRead }: ResourceRowProps) {
  // resources that are not datasets show a description instead
  const cohort = resource.dataset ? resource.cohorts.join(', ') : '';
  const facts = [resource.code, cohort, resource.size, resource.access.join(', ')].filter(Boolean);
  return (
    <HStack
      px="4"
      py="2"
      gap="3"
      justify="space-between"
      align="flex-start"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      bg={isChosen ? 'accent.subtle' : undefined}
    >
      <CheckRow isChecked={isChosen} isDisabled={reason !== undefined} onChange={onToggle}>
        <chakra.span display="block" fontWeight="semibold">
          {resource.name}
        </chakra.span>
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {facts.length > 0 ? facts.join(' · ') : resource.description}
        </Text>
        {reason ? (
          <Text as="span" display="block" textStyle="sm" color="fg.warning">
            {reason}
          </Text>
        ) : null}
        {mark ? <StatusBadge tone="success">{mark}</StatusBadge> : null}
      </CheckRow>
      <Button
        variant="ghost"
        size="sm"
        flexShrink="0"
        aria-label={fill(words.aboutNamed, { name: resource.name })}
        onClick={onRead}
      >
        {words.about}
      </Button>
    </HStack>
  );
}
