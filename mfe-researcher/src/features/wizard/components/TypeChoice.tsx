import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { LabeledField, LoadingText } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { ChoiceGroup } from '@portal/shared-ui/form';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import type { useOffers } from '../hooks/use-offers.ts';
import { wizard as words } from '#texts/wizard';

/**
 * The choice of the request type. The address holds the choice; a type that cannot be requested now shows the reason
 * (spec 2 section 5).
 */
export function TypeChoice({
  chosen,
  offers,
}: {
  chosen: RequestTypeDefinition;
  offers: ReturnType<typeof useOffers>;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (offers.error)
    return (
      <RetryPanel title={words.start.typesFailed} error={offers.error} onRetry={() => void offers.reload()} />
    );
  if (!offers.data) return <LoadingText>{words.loading}</LoadingText>;
  const choose = (key: string | undefined) => {
    if (key === undefined) return;
    const parameters = new URLSearchParams(search);
    parameters.set('type', key);
    void navigate(`${pathname}?${parameters}`, { replace: true, preventScrollReset: true });
  };
  return (
    <LabeledField isGroup id="request-type" label={words.start.typeLabel}>
      {(control) => (
        <ChoiceGroup
          type="radio"
          id={control.id}
          name="request-type"
          options={(offers.data?.results ?? []).map(({ type, key, reason }) => ({
            value: key,
            label: requestType(type).label,
            help: reason ?? requestType(type).summary,
            isDisabled: reason !== null,
          }))}
          chosen={[chosen.key]}
          onChange={([key]) => choose(key)}
          onBlur={() => {}}
          isInvalid={false}
          isDisabled={false}
        />
      )}
    </LabeledField>
  );
}
