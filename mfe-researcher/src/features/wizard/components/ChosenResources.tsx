import { fill } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import type { Resource } from '../../resource/model/resource.ts';
import { BasketBar, type BasketItem } from '../../basket/BasketBar.tsx';
import { choose, chosenKeys } from '../model/choices.ts';
import type { DraftValues } from '../model/draft-values.ts';
import type { WizardPlan } from '../model/wizard-plan.ts';
import { useResources } from '../hooks/use-resources.ts';
import { wizard as words } from '#texts/wizard';

interface ChosenResourcesProps {
  plan: WizardPlan;
  values: DraftValues;
  change: (changes: Partial<DraftValues>) => void;
  /** The wizard's buttons. */
  children: ReactNode;
}

/** The resources chosen so far and the wizard's buttons, always visible at the bottom of a long list. */
export function ChosenResources({ plan, values, change, children }: ChosenResourcesProps) {
  const { resources } = useResources(values.project);
  const chosen = chosenKeys(plan, values);
  const items = resources.filter(({ key }) => chosen.has(key));
  const remove = ({ key }: BasketItem) => {
    const resource: Resource | undefined = items.find((item) => item.key === key);
    const choice = resource && choose(plan, values, resource, false);
    if (choice?.changes) change(choice.changes);
  };
  const isOfDatasets = plan.type.resources === 'datasets';
  return (
    <BasketBar
      summary={
        isOfDatasets
          ? fill(words.resources.chosen, { count: chosen.size })
          : fill(words.resources.chosenOther, { count: chosen.size })
      }
      items={items}
      {...(isOfDatasets ? { onRemove: remove } : {})}
    >
      {children}
    </BasketBar>
  );
}
