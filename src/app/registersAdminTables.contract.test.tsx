import { describeRegisters } from './registerContract.test.kit';

// The administration area's registers are many: two files run beside each other.
describeRegisters((path) => /\/modules\/admin\/(financial|helpCenter|dfe)\//.test(path));
