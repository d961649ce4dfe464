import { cnpj, cpf } from '../assist/taxNumbers';
import { instant } from '../calendar';
import { Table } from '../table';
import type { World } from '../types';
import { invoicesOf, type Owned } from './issuedSeed';
import type {
  Address,
  RuralCarrier,
  RuralFavourite,
  RuralInvoiceRow,
  RuralInvoiceTables,
  RuralIssuer,
  RuralNature,
  RuralNote,
  RuralProduct,
  RuralRecipient,
  RuralVehicle,
} from './ruralInvoiceTypes';

const BRAZIL = { country: 'BRASIL', countryCode: '1058' };

/** Of Paraná: eight digits and the two checks over them. */
function ofParana(body: string): string {
  const check = (digits: string, weights: readonly number[]) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = `${body}${check(body, [3, 2, 7, 6, 5, 4, 3, 2])}`;
  return `${first}${check(first, [4, 3, 2, 7, 6, 5, 4, 3, 2])}`;
}

const NATURES = [
  ['VENDA DE PRODUCAO DO ESTABELECIMENTO', '5101', '6101', '7101', 'NORMAL', true],
  ['REMESSA PARA DEPOSITO EM ARMAZEM GERAL', '5905', '6905', '', 'NORMAL', false],
  ['REMESSA PARA INDUSTRIALIZACAO', '5901', '6901', '', 'NORMAL', false],
  ['DEVOLUCAO DE COMPRA PARA INDUSTRIALIZACAO', '5201', '6201', '', 'RETURN', false],
  ['COMPLEMENTO DE VENDA DE PRODUCAO', '5101', '6101', '7101', 'COMPLEMENT', true],
] as const;

const PRODUCTS = [
  ['SOJA EM GRAOS', '12019000', 'KG', 'COMMON', 60],
  ['MILHO EM GRAOS', '10059010', 'KG', 'COMMON', 60],
  ['TRIGO EM GRAOS', '10019900', 'KG', 'COMMON', 60],
  ['FRANGO VIVO', '01059400', 'KG', 'ANIMAL', null],
  ['TILAPIA VIVA', '03019999', 'KG', 'ANIMAL', null],
] as const;
/** Deferred inside Paraná, by a code of its table. */
const DEFERRED = { origin: '0', situation: '51', benefitCode: 'PR830001' };

const NOTES = [
  ['DIFERIMENTO', 'ICMS DIFERIDO CONFORME RICMS/PR, ANEXO VIII.', 'TAX_OFFICE'],
  ['FUNRURAL PELO ADQUIRENTE', 'CONTRIBUICAO RETIDA E RECOLHIDA PELO ADQUIRENTE.', 'BUYER'],
  ['PESO SUJEITO A CONFERENCIA', 'PESO SUJEITO A CONFERENCIA NO DESTINO.', 'BUYER'],
] as const;

/** What follows from the world as it was when somebody first looked at the rural invoice. */
export function ruralInvoiceTables(today: Date, world: () => World): RuralInvoiceTables {
  const ages = { issuers: 200, recipients: 180, products: 170, natures: 160, others: 150 };
  const stamp = (age: number) => ({ active: true, createdAt: instant(today, -age), updatedAt: null });
  const customers = () => world().customers.all();
  const place = (cityId: number | null | undefined): Pick<Address, 'city' | 'cityCode' | 'state'> => {
    const city = world().cities.get(cityId ?? undefined);
    return {
      city: city?.name.toUpperCase() ?? '',
      cityCode: city ? String(city.code) : '',
      state: world().states.get(city?.stateId)?.initials ?? '',
    };
  };

  const issuers = new Table<RuralIssuer>((table) => {
    const { finance, people, farms, users, links } = world();
    for (const customer of customers()) {
      const series = finance.fiscalSeries.filter((row) => row.customerId === customer.id);
      const base = {
        ...stamp(ages.issuers),
        ...BRAZIL,
        customerId: customer.id,
        complement: '',
        phone: '',
        environment: 'PRODUCTION',
        ownProducerKind: 'INDIVIDUAL',
        ownContributionBase: 'SALES',
      };
      for (const row of series) {
        const registration = finance.stateRegistrations.need(row.stateRegistrationId);
        const farm = farms.get(registration.farmId);
        table.insert({
          ...base,
          ...place(farm?.cityId),
          name: people.get(registration.farmerId)?.name ?? registration.name,
          document: registration.document,
          stateRegistration: registration.registration,
          fiscalSeriesId: row.id,
          ownSeries: null,
          ownLastNumber: null,
          farmerId: registration.farmerId,
          farmId: registration.farmId,
          street: farm?.address || 'ESTRADA RURAL',
          addressNumber: 'S/N',
          district: 'ZONA RURAL',
          zip: '85950000',
        });
      }
      if (series.length > 0) continue;
      // Without finance there is no farm: the producer is the owner of the account.
      const owner = links.find((link) => link.customerId === customer.id && link.isOwner);
      table.insert({
        ...base,
        ...place(customer.cityId),
        state: 'PR',
        name: users.get(owner?.userId)?.name ?? customer.name,
        document: cpf(String(222_000_000 + customer.id * 7919)),
        stateRegistration: ofParana(`95${String(200_000 + customer.id * 311)}`),
        fiscalSeriesId: null,
        ownSeries: 920,
        ownLastNumber: 12,
        farmerId: null,
        farmId: null,
        street: 'LINHA SANTO ANTONIO',
        addressNumber: 'S/N',
        district: 'ZONA RURAL',
        zip: '85950000',
      });
    }
  });

  const recipients = new Table<RuralRecipient>((table) => {
    for (const customer of customers()) {
      const base = {
        ...stamp(ages.recipients),
        ...BRAZIL,
        customerId: customer.id,
        complement: '',
        phone: '4532520000',
        email: '',
        cooperative: false,
      };
      const inTown = { ...place(customer.cityId), zip: '85950000' };
      const buyers = world().finance.partners.filter(
        (row) => row.customerId === customer.id && row.active && row.roles.includes('BUYER'),
      );
      for (const partner of buyers)
        table.insert({
          ...base,
          ...(partner.cityId === null ? { city: '', cityCode: '', state: '' } : place(partner.cityId)),
          name: partner.name,
          kind: partner.document.length === 11 ? 'PERSON' : 'COMPANY',
          document: partner.document,
          taxpayer: 'REGISTERED',
          stateRegistration: ofParana(`90${String(300_000 + partner.id * 131)}`),
          street: partner.address ?? '',
          addressNumber: partner.addressNumber ?? '',
          district: partner.district ?? '',
          zip: partner.cep ?? '',
          email: partner.email ?? '',
          cooperative: partner.name.startsWith('COOPERATIVA AGRO'),
        });
      table.insert({
        ...base,
        ...inTown,
        name: 'JOSE CARLOS VIEIRA',
        kind: 'PERSON',
        document: cpf('333444555'),
        taxpayer: 'NONE',
        stateRegistration: '',
        street: 'RUA DAS PALMEIRAS',
        addressNumber: '210',
        district: 'CENTRO',
      });
      // Entered in a hurry: nobody asked where it is.
      table.insert({
        ...base,
        name: 'CEREAIS & SEMENTES IRMAOS <KLEIN> LTDA',
        kind: 'COMPANY',
        document: cnpj('9KX7B2M50001'),
        taxpayer: 'NONE',
        stateRegistration: '',
        street: '',
        addressNumber: '',
        district: '',
        city: '',
        cityCode: '',
        state: '',
        zip: '',
      });
      table.insert({
        ...base,
        name: 'AGRO IMPORT PARAGUAY S.A.',
        kind: 'FOREIGN',
        document: '80012345-6',
        taxpayer: 'NONE',
        stateRegistration: '',
        street: 'AVENIDA MONDAY',
        addressNumber: '1500',
        district: 'CENTRO',
        city: 'EXTERIOR',
        cityCode: '9999999',
        state: 'EX',
        zip: '',
        country: 'PARAGUAI',
        countryCode: '5860',
      });
    }
  });

  const products = new Table<RuralProduct>((table) => {
    for (const { id: customerId } of customers()) {
      for (const [at, [name, ncm, unit, goods, sackWeight]] of PRODUCTS.entries())
        table.insert({
          ...stamp(ages.products - at),
          ...DEFERRED,
          customerId,
          name,
          code: String(101 + at),
          ncm,
          unit,
          goods,
          sackWeight,
          productId:
            world().finance.products.find((row) => row.customerId === customerId && row.name === name)?.id ??
            null,
        });
      table.insert({
        ...stamp(ages.products - PRODUCTS.length),
        ...DEFERRED,
        customerId,
        name: 'LENHA DE EUCALIPTO',
        code: '106',
        // Nobody has looked it up yet.
        ncm: '',
        unit: 'M3',
        goods: 'FOREST',
        sackWeight: null,
        productId: null,
      });
    }
  });

  const carriers = new Table<RuralCarrier>((table) => {
    for (const customer of customers())
      table.insert({
        ...stamp(ages.others),
        ...place(customer.cityId),
        customerId: customer.id,
        name: 'TRANSPORTADORA TRES FRONTEIRAS LTDA',
        document: cnpj('065544330001'),
        stateRegistration: '',
        address: 'RODOVIA PR-182, KM 12',
      });
  });

  const vehicles = new Table<RuralVehicle>((table) => {
    for (const { id: customerId } of customers()) {
      const carrier = carriers.find((row) => row.customerId === customerId);
      const base = { ...stamp(ages.others), customerId, plateState: 'PR' };
      table.insert({
        ...base,
        name: 'CARRETA DA TRANSPORTADORA',
        plate: 'RHK4E56',
        trailerPlate: 'RHK4E57',
        carrierId: carrier?.id ?? null,
      });
      table.insert({
        ...base,
        name: 'CAMINHAO PROPRIO',
        plate: 'ABC1D23',
        trailerPlate: '',
        carrierId: null,
      });
    }
  });

  const natures = new Table<RuralNature>((table) => {
    for (const { id: customerId } of customers())
      for (const [name, cfopInside, cfopOutside, cfopAbroad, purpose, sale] of NATURES)
        table.insert({
          ...stamp(ages.natures),
          customerId,
          name,
          cfopInside,
          cfopOutside,
          cfopAbroad,
          purpose,
          sale,
        });
  });

  const notes = new Table<RuralNote>((table) => {
    for (const { id: customerId } of customers())
      for (const [name, text, target] of NOTES)
        table.insert({ ...stamp(ages.others), customerId, name, text, target });
  });

  const favourites = new Table<RuralFavourite>((table) => {
    for (const { id: customerId } of customers()) {
      const of = <T extends Owned>(from: Table<T>, is: (row: T) => boolean = () => true) =>
        from.find((row) => row.customerId === customerId && is(row));
      const issuer = of(issuers);
      const recipient =
        of(recipients, (row) => row.kind === 'COMPANY' && row.street !== '' && row.city !== '') ??
        of(recipients, (row) => row.kind === 'PERSON');
      const product = of(products);
      const nature = of(natures);
      if (!issuer || !recipient || !product || !nature) continue;
      table.insert({
        ...stamp(90),
        customerId,
        name: 'SOJA NA MOEGA',
        issuerId: issuer.id,
        recipientId: recipient.id,
        natureId: nature.id,
        items: [{ productId: product.id, quantity: null, unitPrice: 2.2 }],
        freightMode: 'RECIPIENT',
        paymentForm: '15',
        buyerNote: '',
        usedAt: null,
      });
    }
  });

  const invoices = new Table<RuralInvoiceRow>((table) => {
    for (const { id: customerId } of customers())
      for (const row of invoicesOf(today, world(), customerId, tables)) table.insert(row);
  });

  const tables: RuralInvoiceTables = {
    invoices,
    issuers,
    recipients,
    products,
    carriers,
    vehicles,
    natures,
    notes,
    favourites,
    voided: new Table(),
  };
  return tables;
}
