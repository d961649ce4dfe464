import { json } from '../../answers';
import { assetsOf } from '../../db/finance/patrimonySeed';
import { FARM_NCMS } from '../../db/platform/seed/ncms';
import type { Row } from '../../db/table';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { closedUntil } from './banking';
import { currenciesOf } from './currencies';

interface Entry {
  id: number;
  name: string;
  [more: string]: string | number | null | undefined;
}

/** A select list, sorted as the server sorts: by the Portuguese alphabet. */
const list = (path: string, rows: (call: Call) => readonly Entry[]) =>
  route('GET', path, (call) => json(rows(call).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))));

interface Owned extends Row {
  customerId: number;
  active: boolean;
  name: string;
}

/** The active ones of the current customer. */
const own = <T extends Owned>(rows: readonly T[], { customerId }: Call) =>
  rows.filter((row) => row.customerId === customerId && row.active);
const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

const farmCodes = new Set(FARM_NCMS.map(([code]) => code));

/** `12019000` as it is printed: `1201.90.00`. */
const printed = (code: string) => code.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

export const financeLookupHandlers = [
  list('/Bank/GetBanksForSelect', () =>
    demo.world.finance.banks.all().map(({ id, code, name }) => ({ id, name: `${code} - ${name}` })),
  ),
  list('/Currency/GetCurrenciesForSelect', (call) =>
    currenciesOf(call)
      .filter(({ active }) => active)
      .map(({ id, name, symbol, currencyCode }) => ({ id, name, symbol, currencyCode })),
  ),
  list('/CreditCardBrand/GetForSelect', () =>
    demo.world.platform.cardBrands.filter(({ active, credit }) => active && credit).map(named),
  ),
  list('/Company/GetCompaniesForSelect', (call) => own(demo.world.finance.companies.all(), call).map(named)),
  list('/Payment/GetPaymentsForSelect', (call) =>
    own(demo.world.finance.payments.all(), call).map(({ id, name, kind }) => ({ id, name, kind })),
  ),
  list('/CurrentAccount/GetCurrentAccountsForSelect', (call) =>
    own(demo.world.finance.currentAccounts.all(), call).map(
      ({ id, name, bankId, branch, number, currencyId }) => ({
        id,
        name,
        bankCode: demo.world.finance.banks.get(bankId)?.code ?? null,
        branch,
        number,
        currencyCode: demo.world.finance.currencies.get(currencyId)?.currencyCode ?? null,
        closedUntil: closedUntil(id),
      }),
    ),
  ),
  list('/CreditCard/GetCreditCardsForSelect', (call) =>
    own(demo.world.finance.creditCards.all(), call).map(named),
  ),
  list('/Loan/GetLoansForSelect', (call) => own(demo.world.finance.loans.all(), call).map(named)),
  list('/Contract/GetContractsForSelect', ({ customerId }) =>
    demo.world.finance.contracts
      .filter((row) => row.customerId === customerId && !row.cancelled)
      .map((row) => ({
        id: row.id,
        name: row.number,
        partnerId: row.partnerId,
        partnerName: demo.world.finance.partners.get(row.partnerId)?.name ?? null,
        productId: row.productId,
        unitName: demo.world.finance.products.get(row.productId)?.unit ?? null,
        quantity: row.quantity,
        deliveredQuantity: row.deliveries.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
      })),
  ),
  list('/Person/GetPersonsForSelect', (call) =>
    own(demo.world.finance.partners.all(), call).map(({ id, name, document }) => ({ id, name, document })),
  ),
  list('/ProductLine/GetProductLinesForSelect', (call) =>
    own(demo.world.finance.productLines.all(), call).map(named),
  ),
  list('/Product/GetProductsForSelect', (call) => own(demo.world.finance.products.all(), call).map(named)),
  list('/Patrimony/GetPatrimoniesForSelect', (call) =>
    own(assetsOf(demo.world.finance.patrimony), call).map(({ id, name, group }) => ({
      id,
      name,
      kind: group,
    })),
  ),
  list('/TaxCode/GetTaxCodesForSelect', () =>
    demo.world.platform.dfeNcms
      .filter(({ code, active }) => active && farmCodes.has(code))
      .map(({ id, code, description }) => ({ id, name: `${printed(code)} - ${description}` })),
  ),
];
