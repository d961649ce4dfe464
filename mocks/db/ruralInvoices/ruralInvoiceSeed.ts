import { accessKey, cnpj, cpf } from '../assist/taxNumbers';
import { instant } from '../calendar';
import { type Row, Table } from '../table';
import type { World } from '../types';
import { seriesOf, snapshotOf } from './issuers';
import { destinationOf } from './invoiceFigures';
import type {
  Address,
  InvoiceContent,
  InvoiceItem,
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
type Owned = Row & { customerId: number };
const STATE_CODES: Readonly<Record<string, number>> = { PR: 41, SC: 42, RS: 43, MS: 50, MT: 51, SP: 35 };

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

const HOUR = 3_600_000;
/** What was issued this morning was not issued after now: the demo is opened at night too. */
const earlierOf = (a: string, b: string) => (a < b ? a : b);

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

type SeedState = 'AUTHORIZED' | 'CANCELLED' | 'REJECTED' | 'DRAFT' | 'CONTINGENCY';

/** State, days ago, nature, product, kilograms, reais for one, how far behind the last number of the series. */
const INVOICES: readonly (readonly [SeedState, number, number, number, number, number, number | null])[] = [
  ['AUTHORIZED', 34, 1, 0, 36_180, 2.19, 4],
  ['CANCELLED', 21, 0, 1, 30_000, 1.06, 3],
  ['AUTHORIZED', 9, 1, 1, 41_690, 1.05, 1],
  ['AUTHORIZED', 0, 1, 0, 34_210, 2.21, 0],
  ['REJECTED', 1, 0, 0, 35_400, 2.2, null],
  ['DRAFT', 0, 0, 2, 18_000, 1.24, null],
];

/**
 * Invoices of before. Those that the tax office has authorised are remittances, which make no titles: sales of before
 * are documents of the financial module, and no second record of them is made up here.
 */
function invoicesOf(
  today: Date,
  world: World,
  customerId: number,
  tables: RuralInvoiceTables,
): Omit<RuralInvoiceRow, 'id'>[] {
  const own = <T extends Owned>(table: Table<T>) => table.filter((row) => row.customerId === customerId);
  const issuer = own(tables.issuers).at(-1);
  const all = own(tables.recipients);
  const natures = own(tables.natures);
  const goods = own(tables.products);
  const whole = all.find((row) => row.kind === 'COMPANY' && row.street !== '' && row.city !== '');
  const person = all.find((row) => row.kind === 'PERSON');
  const placeless = all.find((row) => row.kind === 'COMPANY' && row.street === '');
  const buyer = whole ?? person;
  if (!issuer || !buyer || !placeless) return [];
  const { series, lastNumber } = seriesOf(world, issuer);
  return INVOICES.flatMap(([state, daysAgo, nature, product, quantity, unitPrice, behind]) => {
    const chosen = natures[nature];
    const item = goods[product];
    if (!chosen || !item) return [];
    const number = behind === null ? null : lastNumber - behind;
    if (number !== null && number < 1) return [];
    const to = state === 'REJECTED' ? placeless : buyer;
    const content = contentOf(issuer, to, chosen, [{ product: item, quantity, unitPrice }]);
    const at = earlierOf(instant(today, -daysAgo, -180), new Date(today.getTime() - 2 * HOUR).toISOString());
    const protocol = number === null ? null : `1412600${String(10_000_000 + number)}`;
    const done = state === 'AUTHORIZED' || state === 'CANCELLED';
    const key =
      number === null
        ? null
        : accessKey({
            state: STATE_CODES[issuer.state] ?? 41,
            issueDate: at.slice(0, 10),
            issuer: issuer.document.padStart(14, '0'),
            series: series ?? 0,
            number,
            code: 20_260_000 + number,
          });
    const event = (kind: string, text: string, when: string) => ({
      kind,
      sequence: 1,
      text,
      at: when,
      protocol: protocol ?? '',
      relatedId: null,
    });
    return {
      ...content,
      customerId,
      state,
      number,
      series: number === null ? null : series,
      issuedAt: number === null ? null : at,
      authorizedAt: done ? at : null,
      protocol: done ? protocol : null,
      accessKey: key,
      rejection:
        state === 'REJECTED'
          ? {
              code: '225',
              text: 'Rejeição: Falha no Schema XML do lote de NFe [enderDest/street]',
              field: 'recipient.address.street',
            }
          : null,
      clientKey: null,
      requestId: state === 'DRAFT' ? '' : `seed-${customerId}-${daysAgo}-${state}`,
      requestIds: state === 'DRAFT' ? [] : [`seed-${customerId}-${daysAgo}-${state}`],
      contingencyReason: '',
      issuer: done ? snapshotOf(world, issuer, Number(at.slice(0, 4))) : null,
      events: [
        ...(done ? [event('AUTHORIZED', '', at)] : []),
        ...(state === 'CANCELLED'
          ? [event('CANCEL', 'CARGA RECUSADA ANTES DA SAIDA', instant(today, -daysAgo, -60))]
          : []),
      ],
      documentId: null,
      titleIds: [],
      createdAt: at,
      updatedAt: null,
    };
  });
}

interface Sold {
  product: RuralProduct;
  quantity: number | null;
  unitPrice: number | null;
}

/** An invoice of registers, as a form has it that was filled by choosing them. */
function contentOf(
  issuer: RuralIssuer,
  recipient: RuralRecipient,
  nature: RuralNature,
  sold: readonly Sold[],
): InvoiceContent {
  const {
    addressNumber,
    street,
    complement,
    district,
    city,
    cityCode,
    state,
    zip,
    country,
    countryCode,
    phone,
  } = recipient;
  const party: InvoiceContent['recipient'] = {
    id: recipient.id,
    name: recipient.name,
    kind: recipient.kind,
    document: recipient.document,
    taxpayer: recipient.taxpayer,
    stateRegistration: recipient.stateRegistration,
    address: {
      street,
      number: addressNumber,
      complement,
      district,
      city,
      cityCode,
      state,
      zip,
      country,
      countryCode,
      phone,
    },
    email: recipient.email,
    cooperative: recipient.cooperative,
  };
  const cfops = { INSIDE: nature.cfopInside, OUTSIDE: nature.cfopOutside, ABROAD: nature.cfopAbroad };
  const destination = destinationOf(issuer.state, party) as keyof typeof cfops;
  const items = sold.map(({ product, quantity, unitPrice }): InvoiceItem => ({
    productId: product.id,
    code: product.code,
    description: product.name,
    ncm: product.ncm,
    cfop: cfops[destination],
    unit: product.unit,
    quantity,
    unitPrice,
    discount: 0,
    icms: {
      origin: product.origin,
      situation: product.situation,
      benefitCode: product.benefitCode,
      rate: null,
      base: null,
      value: null,
    },
    goods: product.goods,
    guide: null,
    prescriptions: [],
    sackWeight: product.sackWeight,
    note: '',
  }));
  return {
    environment: issuer.environment,
    departureDate: '',
    issuerId: issuer.id,
    recipient: party,
    nature: { id: nature.id, name: nature.name, cfops, purpose: nature.purpose, sale: nature.sale },
    items,
    freight: {
      mode: 'RECIPIENT',
      carrier: null,
      plate: '',
      plateState: '',
      trailerPlate: '',
      volumes: null,
      volumeKind: 'GRANEL',
      brand: '',
      netWeight: sold[0]?.quantity ?? null,
      grossWeight: sold[0]?.quantity ?? null,
      value: 0,
    },
    payment: { form: nature.sale ? '15' : '90', installments: [] },
    referencedKeys: [],
    buyerNote: '',
    taxOfficeNote: '',
    loadId: null,
  };
}
