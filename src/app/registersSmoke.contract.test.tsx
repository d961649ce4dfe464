import { casesOf } from './registerCases.test.kit';
import { describeSmoke, startRegisterScreens } from './registerScreens.test.kit';

startRegisterScreens();
describeSmoke(casesOf(() => true));
