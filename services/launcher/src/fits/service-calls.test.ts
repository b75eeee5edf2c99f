import { endpoints, SERVICES } from '@portal/contract';
import { CALLS } from '@portal/contract/service-dependencies';
import { describeEndpoint } from '@portal/contract/fits/contract-file';
import { findIncompatibleCalls } from '@portal/contract/fits/fit-rules';
import { describeCalls, type ServiceDefinition } from '@portal/kit';
import { expect, it } from 'vitest';

it.each(SERVICES)(
  'calls of %s fit the present contract and stay inside of the table of calls',
  async (name) => {
    const { definition } = (await import(`@portal/${name}/app`)) as {
      readonly definition: ServiceDefinition;
    };
    const described = describeCalls(definition.calls ?? []);
    const called = Object.values(described).map(({ service }) => service);
    expect(CALLS[name]).toEqual(expect.arrayContaining(called));
    const contracts = Object.entries(described).map(([key, { service }]) => ({
      service,
      version: 'present',
      endpoints: { [key]: describeEndpoint(endpoints[key as keyof typeof endpoints]) },
      calls: {},
    }));
    expect(findIncompatibleCalls(name, described, contracts)).toEqual([]);
  },
);
