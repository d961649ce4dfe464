import type { CurrentCustomer } from '@/domain/identity/identityTypes';

export const ASSIST_PATH = '/assist-produtor';
const ASSIST_PAGES = ['/inicio', '/pre-lancamento', '/pre-lancamento-edicao'];

/** Assist is offered to licence types 1 and 2 whose customer has it, on the home and the pre-launch pages. */
export function showsAssist(customer: CurrentCustomer | null, pathname: string): boolean {
  const type = customer?.profile.licenceType;
  return (
    (type === 1 || type === 2) &&
    customer?.customer.eprodutorAssistActive === true &&
    ASSIST_PAGES.includes(pathname)
  );
}
