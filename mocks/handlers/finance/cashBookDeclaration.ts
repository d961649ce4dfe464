import { type FieldErrors, invalid, json, notFound } from '../../answers';
import { cnpj, cpf } from '../../db/assist/taxNumbers';
import type { WriteOff } from '../../db/finance/financeTypes';
import { id, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';

/** Who may read the book and its declaration. */
export const READ = { permission: ['CASH_BOOK', 'CASH_BOOK_RESULT', 'CASH_BOOK_RESULT_MONTHLY'] };

/** Whether it is a CPF or a CNPJ, by its check digits. */
export const isCpfOrCnpj = (value: string) =>
  !/^0+$/.test(value) &&
  ((/^\d{11}$/.test(value) && cpf(value.slice(0, 9)) === value) ||
    (/^[0-9A-Z]{12}\d{2}$/.test(value) && cnpj(value.slice(0, 12)) === value));

/** A kind of exploitation as the LCDPR numbers it; a registration without one is the producer's alone. */
const EXPLOITATIONS: Readonly<Record<string, string>> = {
  INDIVIDUAL: '1',
  CONDOMINIUM: '2',
  LEASED: '3',
  PARTNERSHIP: '4',
  FREE_LOAN: '5',
};

/** Whether a payment was made in notes: from a till, or in cash without an account. A card or a barter is not. */
export function isPaidInCash({ currentAccountId, paymentId }: WriteOff): boolean {
  const { currentAccounts, payments } = demo.world.finance;
  const account = currentAccounts.get(currentAccountId ?? undefined);
  return account ? account.kind === 'CASH' : payments.get(paymentId)?.kind === 'CASH';
}

/** Who declares: the producer, the properties by their registrations, and the accounts at banks. */
const declaration = route(
  'GET',
  '/CashBook/GetDeclaration',
  ({ query, customerId }) => {
    const { world } = demo;
    const farmer = world.people.get(id(query.get('farmerPersonId')));
    if (!farmer || farmer.customerId !== customerId) return notFound();
    const addressOf = (cityId: number | undefined, street: string, zip: string | null) => {
      const city = world.cities.get(cityId);
      return {
        street,
        number: 'SN',
        complement: '',
        district: 'ZONA RURAL',
        uf: world.states.get(city?.stateId)?.initials ?? '',
        cityCode: city ? String(city.code) : '',
        zipCode: zip ?? '85900000',
      };
    };
    const farms = world.farms.filter((row) => row.customerId === customerId);
    const [home] = farms;
    return json({
      cpf: cpf(String(320_000_000 + farmer.id)),
      name: farmer.name,
      address: addressOf(home?.cityId, home?.address ?? '', null),
      phone: '45999990000',
      email: 'produtor@eprodutor.example',
      properties: farms.map((farm) => {
        const estate = world.realEstates.find(
          (row) => row.customerId === customerId && row.farmId === farm.id,
        );
        const [use] = estate?.explorations ?? [];
        return {
          farmId: farm.id,
          name: farm.name,
          itr: estate?.cib ?? '',
          caepf: estate?.caepf ?? '',
          stateRegistration: estate?.stateRegistration ?? '',
          address: addressOf(farm.cityId, farm.address, estate?.cep ?? null),
          exploitation: use ? (EXPLOITATIONS[use.kind] ?? '6') : '1',
          participation: use?.share ?? 100,
          counterParts:
            use && use.share < 100
              ? (estate?.owners ?? [])
                  .filter(({ name }) => name !== farmer.name)
                  .map((owner) => ({
                    kind: '1',
                    document: owner.document ?? '',
                    name: owner.name,
                    participation: owner.share,
                  }))
              : [],
        };
      }),
      accounts: world.finance.currentAccounts
        .filter((row) => row.customerId === customerId && row.bankId !== null)
        .map((row) => {
          const bank = world.finance.banks.get(row.bankId ?? undefined);
          return {
            id: row.id,
            bankCode: bank?.code ?? '',
            bankName: bank?.name ?? '',
            branch: row.branch ?? '',
            number: row.number ?? '',
          };
        }),
      accountant: null,
      ...world.finance.declarations.get(farmer.id)?.sent,
    });
  },
  READ,
);

/** Keeps what is entered of a producer's declaration; the properties and accounts are those of their registers. */
const editDeclaration = route(
  'PUT',
  '/CashBook/EditDeclaration',
  async (call) => {
    const sent = await call.body();
    const farmer = demo.world.people.get(id(sent['farmerPersonId']));
    if (!farmer || farmer.customerId !== call.customerId) return notFound();
    const errors: FieldErrors = {};
    const number = text(sent['cpf']) ?? '';
    if (number !== '' && (number.length !== 11 || !isCpfOrCnpj(number)))
      errors['Cpf'] = ['O CPF não é válido.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    const { name, address, phone, email, accountant } = sent;
    const kept = { cpf: number, name, address, phone, email, accountant };
    const { declarations } = demo.world.finance;
    if (declarations.get(farmer.id)) declarations.update(farmer.id, { sent: kept });
    else declarations.insert({ id: farmer.id, customerId: farmer.customerId, sent: kept });
    return json(true);
  },
  READ,
);

export const declarationHandlers = [declaration, editDeclaration];
