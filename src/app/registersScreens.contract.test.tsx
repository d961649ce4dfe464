import { casesOf, kindsOfLists, sampleOf } from './registerCases.test.kit';
import { describeForms, describeLists, startRegisterScreens } from './registerScreens.test.kit';

startRegisterScreens();
// The screens are the family's: a sample that has every kind of list, form and field shows what they do.
describeLists(kindsOfLists(casesOf(() => true)));
describeForms(sampleOf(casesOf(() => true)));
