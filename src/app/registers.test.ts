// @vitest-environment happy-dom
import { casesOf, startRegisterDemo } from './registerCases.test.kit';
import { describeDescriptors } from './registerDescriptors.test.kit';

startRegisterDemo();
describeDescriptors(casesOf(() => true));
