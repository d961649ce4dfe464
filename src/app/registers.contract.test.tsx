import { describeRegisters } from './registerContract.test.kit';

describeRegisters((path) => !path.includes('/modules/admin/'));
