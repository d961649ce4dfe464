// allowed: a test plays against the demo backend
import { target } from '../../mocks/target';

export const canary = target;
