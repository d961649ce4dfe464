// @vitest-environment happy-dom
import { beforeEach } from 'vitest';
import { demo } from '../../mocks/state';
import { type AnyRegister, casesOf, startRegisterDemo } from './registerCases.test.kit';
import { describeDescriptors } from './registerDescriptors.test.kit';

startRegisterDemo();
// A backend with other settings than the documented ones (`mocks/dialect.ts`).
beforeEach(() => {
  demo.dialect = 'aspNet';
});

/** How a register makes its calls: those of one factory read every answer the same way. */
const callsOf = ({ calls }: AnyRegister) => `${String(calls.list)} ${String(calls.update)}`;

// Farms and plots print a key in PascalCase beside others in camelCase: no other dialect of them is known.
const cases = casesOf((path) => !/modules\/map\/registers\/(?:properties|plots)\./.test(path));
const firstOfKind = new Map(cases.toReversed().map((each) => [callsOf(each[1]), each]));
describeDescriptors([...firstOfKind.values()]);
