import { assistRefusal } from '@/domain/identity/assistAccess';
import type { CurrentCustomer } from '@/domain/identity/identityWire';

export const ASSIST_PATH = '/assist-produtor';
const ASSIST_PAGES = ['/inicio', '/pre-lancamento', '/pre-lancamento-edicao'];

/** Assist is for licence types 1 and 2 whose customer has it. */
export function hasAssist(customer: CurrentCustomer | null): boolean {
  return assistRefusal(customer) === null;
}

/** Its button stands on the home and the pre-launch pages. */
export function showsAssist(customer: CurrentCustomer | null, pathname: string): boolean {
  return hasAssist(customer) && ASSIST_PAGES.includes(pathname);
}
