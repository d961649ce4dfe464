// allowed: the demo's answers are checked against the schemas of the application
import { target } from '../src/modules/own/target';

export const canary = target;
