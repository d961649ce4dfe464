import type { Checks } from '../admin/checks';
import { cnpj, cpf } from '../../db/assist/taxNumbers';
import { choiceOf, seriesOf } from '../../db/ruralInvoices/issuers';
import type {
  RuralCarrier,
  RuralFavourite,
  RuralIssuer,
  RuralNature,
  RuralNote,
  RuralProduct,
  RuralRecipient,
  RuralVehicle,
} from '../../db/ruralInvoices/ruralInvoiceTypes';
import { flag, text } from '../../read';
import { demo } from '../../state';
import { customerRegister, withoutOwner } from '../finance/customerRegister';

const permission = 'RURAL_INVOICE_REGISTRATION';
const READERS = ['RURAL_INVOICE', 'RURAL_INVOICE_ADJUSTMENTS'] as const;
const tables = () => demo.world.ruralInvoices;

type Sent = Record<string, unknown>;
const PRODUCER_KINDS = ['INDIVIDUAL', 'COMPANY', 'SPECIAL'] as const;
const BASES = ['SALES', 'PAYROLL'] as const;
const ENVIRONMENTS = ['PRODUCTION', 'TEST'] as const;
const KINDS = ['PERSON', 'COMPANY', 'FOREIGN'] as const;
const TAXPAYERS = ['REGISTERED', 'EXEMPT', 'NONE'] as const;
const GOODS = ['COMMON', 'ANIMAL', 'PLANT', 'FOREST', 'PESTICIDE'] as const;
const PURPOSES = ['NORMAL', 'COMPLEMENT', 'ADJUSTMENT', 'RETURN'] as const;
const FREIGHTS = ['ISSUER', 'RECIPIENT', 'THIRD_PARTY', 'OWN_ISSUER', 'OWN_RECIPIENT', 'NONE'] as const;

const word = (sent: Sent, name: string) => text(sent[name]) ?? '';
const plain = (value: string) => value.toUpperCase().replace(/[^0-9A-Z]/g, '');
const numberOrNull = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
const isDocument = (signs: string) =>
  signs.length === 11
    ? cpf(signs.slice(0, 9)) === signs
    : signs.length === 14 && cnpj(signs.slice(0, 12)) === signs;

/** An address as a register keeps it; what is not known yet may be missing until an invoice is sent. */
function addressOf(checks: Checks, sent: Sent) {
  const part = (name: string, label: string, limit: number) => checks.optional(name, label, limit) ?? '';
  const cityCode = word(sent, 'cityCode').replace(/\D/g, '');
  if (cityCode !== '' && cityCode.length !== 7)
    checks.refuse('cityCode', 'O código do município tem sete dígitos.');
  return {
    street: part('street', 'Logradouro', 60),
    addressNumber: part('addressNumber', 'Número', 60),
    complement: part('complement', 'Complemento', 60),
    district: part('district', 'Bairro', 60),
    city: part('city', 'Município', 60),
    cityCode,
    state: part('state', 'UF', 2).toUpperCase(),
    zip: word(sent, 'zip').replace(/\D/g, ''),
    country: part('country', 'País', 60) || 'BRASIL',
    countryCode: word(sent, 'countryCode').replace(/\D/g, '') || '1058',
    phone: word(sent, 'phone').replace(/\D/g, ''),
  };
}

/** How many invoices were made with a row. */
const invoices = (
  uses: (
    invoice: ReturnType<typeof tables>['invoices'] extends { all: () => (infer R)[] } ? R : never,
  ) => boolean,
) => [{ name: 'Notas', count: tables().invoices.filter(uses).length }];
const favouritesOf = (uses: (row: RuralFavourite) => boolean) => ({
  name: 'Favoritos',
  count: tables().favourites.filter(uses).length,
});

const common = { permission, readers: READERS };
const words = (of: string) => ({
  duplicate: `Já existe ${of} com este nome.`,
  inUse: 'Registro em uso: inative-o em vez de excluir.',
});

const issuers = customerRegister<RuralIssuer>({
  ...common,
  controller: 'RuralInvoiceIssuer',
  table: () => tables().issuers,
  wire: (row) => {
    const {
      ownSeries: _s,
      ownLastNumber: _l,
      ownProducerKind: _p,
      ownContributionBase: _c,
      ...kept
    } = withoutOwner(row);
    return { ...kept, ...seriesOf(demo.world, row), ...choiceOf(demo.world, row, new Date().getFullYear()) };
  },
  read: (checks, sent, { ownId, taken }) => {
    const before = tables().issuers.get(ownId);
    const document = plain(checks.text('document', 'CPF ou CNPJ', 18));
    if (document !== '' && !isDocument(document)) checks.refuse('document', 'CPF ou CNPJ inválido.');
    const stateRegistration = plain(checks.text('stateRegistration', 'Inscrição estadual', 20));
    if (taken((row) => row.stateRegistration === stateRegistration && row.document === document))
      checks.refuse('stateRegistration', 'Esta inscrição já está cadastrada.');
    const [first, last] = document.length === 11 ? [920, 969] : [0, 889];
    const series = checks.whole('series', 'Série', first, last);
    if (before && seriesOf(demo.world, before).series !== series) {
      if (before.fiscalSeriesId !== null)
        checks.refuse('series', 'A série desta inscrição é a da página Fiscal.');
      else if ((before.ownLastNumber ?? 0) > 0) checks.refuse('series', 'Já há notas emitidas nesta série.');
    }
    const producerKind = checks.word('producerKind', 'Tipo de produtor', PRODUCER_KINDS);
    const contributionBase = checks.word('contributionBase', 'Contribui sobre', BASES);
    if (producerKind === 'SPECIAL' && contributionBase === 'PAYROLL')
      checks.refuse('contributionBase', 'O segurado especial contribui sempre sobre a comercialização.');
    if (before && before.farmerId !== null) {
      const chosen = choiceOf(demo.world, before, new Date().getFullYear());
      if (chosen.producerKind !== producerKind || chosen.contributionBase !== contributionBase)
        checks.refuse('contributionBase', 'A opção deste produtor é a da página Fiscal, Contribuições.');
    }
    return {
      document,
      stateRegistration,
      fiscalSeriesId: before?.fiscalSeriesId ?? null,
      ownSeries: before?.fiscalSeriesId == null ? series : null,
      ownLastNumber: before?.ownLastNumber ?? null,
      farmerId: before?.farmerId ?? null,
      farmId: before?.farmId ?? null,
      ownProducerKind: producerKind,
      ownContributionBase: contributionBase,
      environment: checks.word('environment', 'Ambiente', ENVIRONMENTS),
      ...addressOf(checks, sent),
    };
  },
  dependents: ({ id }) => [
    ...invoices(({ issuerId }) => issuerId === id),
    favouritesOf(({ issuerId }) => issuerId === id),
  ],
  words: words('um emitente'),
});

const recipients = customerRegister<RuralRecipient>({
  ...common,
  controller: 'RuralInvoiceRecipient',
  table: () => tables().recipients,
  wire: (row) => withoutOwner(row),
  read: (checks, sent, { taken }) => {
    const kind = checks.word('kind', 'Tipo', KINDS);
    const document =
      kind === 'FOREIGN'
        ? (checks.optional('document', 'Identificação', 20) ?? '')
        : plain(checks.text('document', 'CPF ou CNPJ', 18));
    const size = kind === 'PERSON' ? 11 : 14;
    if (kind !== 'FOREIGN' && document !== '' && (document.length !== size || !isDocument(document)))
      checks.refuse('document', 'CPF ou CNPJ inválido.');
    const stateRegistration = plain(word(sent, 'stateRegistration'));
    if (
      document !== '' &&
      taken((row) => row.document === document && row.stateRegistration === stateRegistration)
    )
      checks.refuse('document', 'Este destinatário já está cadastrado.');
    const taxpayer = checks.word('taxpayer', 'Contribuinte do ICMS', TAXPAYERS);
    if (taxpayer === 'REGISTERED' && stateRegistration === '')
      checks.refuse('stateRegistration', 'Informe a inscrição estadual do contribuinte.');
    return {
      kind,
      document,
      taxpayer,
      stateRegistration,
      email: checks.optional('email', 'E-mail', 60) ?? '',
      cooperative: flag(sent['cooperative']) ?? false,
      ...addressOf(checks, sent),
    };
  },
  dependents: ({ id }) => [
    ...invoices(({ recipient }) => recipient.id === id),
    favouritesOf(({ recipientId }) => recipientId === id),
  ],
  words: words('um destinatário'),
});

const products = customerRegister<RuralProduct>({
  ...common,
  controller: 'RuralInvoiceProduct',
  table: () => tables().products,
  wire: (row) => withoutOwner(row),
  read: (checks, sent, { ownId, taken }) => {
    const code = checks.text('code', 'Código', 60);
    if (taken((row) => row.code === code)) checks.refuse('code', 'Este código já está em uso.');
    const ncm = word(sent, 'ncm').replace(/\D/g, '');
    if (ncm !== '' && ncm.length !== 8) checks.refuse('ncm', 'O NCM tem oito dígitos.');
    return {
      code,
      ncm,
      unit: checks.text('unit', 'Unidade', 6).toUpperCase(),
      origin: word(sent, 'origin') || '0',
      situation: word(sent, 'situation'),
      benefitCode: word(sent, 'benefitCode').toUpperCase(),
      goods: checks.word('goods', 'Tipo de mercadoria', GOODS),
      sackWeight: numberOrNull(sent['sackWeight']),
      productId: tables().products.get(ownId)?.productId ?? null,
    };
  },
  dependents: ({ id }) => [
    ...invoices(({ items }) => items.some(({ productId }) => productId === id)),
    favouritesOf(({ items }) => items.some(({ productId }) => productId === id)),
  ],
  words: words('um produto'),
});

const carriers = customerRegister<RuralCarrier>({
  ...common,
  controller: 'RuralInvoiceCarrier',
  table: () => tables().carriers,
  wire: (row) => withoutOwner(row),
  read: (checks, sent) => {
    const document = plain(checks.text('document', 'CPF ou CNPJ', 18));
    if (document !== '' && !isDocument(document)) checks.refuse('document', 'CPF ou CNPJ inválido.');
    return {
      document,
      stateRegistration: plain(word(sent, 'stateRegistration')),
      address: checks.optional('address', 'Endereço', 60) ?? '',
      city: checks.optional('city', 'Município', 60) ?? '',
      state: (checks.optional('state', 'UF', 2) ?? '').toUpperCase(),
    };
  },
  dependents: ({ id }) => [
    ...invoices(({ freight }) => freight.carrier?.id === id),
    { name: 'Veículos', count: tables().vehicles.filter(({ carrierId }) => carrierId === id).length },
  ],
  words: words('um transportador'),
});

const vehicles = customerRegister<RuralVehicle>({
  ...common,
  controller: 'RuralInvoiceVehicle',
  table: () => tables().vehicles,
  wire: (row) => ({ ...withoutOwner(row), carrierName: tables().carriers.get(row.carrierId)?.name ?? null }),
  read: (checks, sent, { customerId, taken }) => {
    const plate = plain(checks.text('plate', 'Placa', 8));
    if (!/^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(plate)) checks.refuse('plate', 'Placa inválida.');
    if (taken((row) => row.plate === plate)) checks.refuse('plate', 'Esta placa já está cadastrada.');
    return {
      plate,
      plateState: (checks.optional('plateState', 'UF', 2) ?? '').toUpperCase(),
      trailerPlate: plain(word(sent, 'trailerPlate')),
      carrierId: checks.optionalRef(
        'carrierId',
        'Transportador',
        (wanted) => tables().carriers.get(wanted)?.customerId === customerId,
      ),
    };
  },
  dependents: () => [],
  words: words('um veículo'),
});

const natures = customerRegister<RuralNature>({
  ...common,
  controller: 'RuralInvoiceNature',
  table: () => tables().natures,
  wire: (row) => withoutOwner(row),
  read: (checks, sent) => {
    const cfop = (name: string, label: string, first: string) => {
      const digits = word(sent, name).replace(/\D/g, '');
      if (digits !== '' && (digits.length !== 4 || !digits.startsWith(first)))
        checks.refuse(name, `O CFOP ${label} tem quatro dígitos e começa com ${first}.`);
      return digits;
    };
    const cfopInside = cfop('cfopInside', 'dentro do estado', '5');
    const cfopOutside = cfop('cfopOutside', 'para outro estado', '6');
    const cfopAbroad = cfop('cfopAbroad', 'para o exterior', '7');
    if (cfopInside === '' && cfopOutside === '' && cfopAbroad === '')
      checks.refuse('cfopInside', 'Informe o CFOP de pelo menos um destino.');
    if (word(sent, 'name').length > 60) checks.refuse('name', 'O nome deve ter no máximo 60 caracteres.');
    return {
      cfopInside,
      cfopOutside,
      cfopAbroad,
      purpose: checks.word('purpose', 'Finalidade', PURPOSES),
      sale: flag(sent['sale']) ?? false,
    };
  },
  dependents: ({ id }) => [
    ...invoices(({ nature }) => nature.id === id),
    favouritesOf(({ natureId }) => natureId === id),
  ],
  words: words('uma natureza'),
});

const notes = customerRegister<RuralNote>({
  ...common,
  controller: 'RuralInvoiceNote',
  table: () => tables().notes,
  wire: (row) => withoutOwner(row),
  read: (checks) => ({
    text: checks.text('text', 'Texto', 2000),
    target: checks.word('target', 'Para quem', ['BUYER', 'TAX_OFFICE'] as const),
  }),
  dependents: () => [],
  words: words('uma observação'),
});

const favourites = customerRegister<RuralFavourite>({
  ...common,
  controller: 'RuralInvoiceFavourite',
  table: () => tables().favourites,
  wire: (row) => ({
    ...withoutOwner(row),
    issuerName: tables().issuers.get(row.issuerId)?.name ?? null,
    recipientName: tables().recipients.get(row.recipientId)?.name ?? null,
    natureName: tables().natures.get(row.natureId)?.name ?? null,
    items: row.items.map((item) => {
      const product = tables().products.get(item.productId);
      return {
        ...item,
        description: product?.name ?? '',
        unit: product?.unit ?? '',
        sackWeight: product?.sackWeight ?? null,
      };
    }),
  }),
  read: (checks, sent, { customerId, ownId }) => {
    const of = (table: { get: (wanted: number) => { customerId: number } | undefined }) => (wanted: number) =>
      table.get(wanted)?.customerId === customerId;
    const lines = Array.isArray(sent['items']) ? (sent['items'] as Sent[]) : [];
    const isProduct = of(tables().products);
    if (lines.length === 0 || lines.some(({ productId }) => !isProduct(Number(productId))))
      checks.refuse('items', 'Informe ao menos um produto do cadastro.');
    return {
      issuerId: checks.ref('issuerId', 'Emitente', of(tables().issuers)),
      recipientId: checks.ref('recipientId', 'Destinatário', of(tables().recipients)),
      natureId: checks.ref('natureId', 'Natureza', of(tables().natures)),
      items: lines.map((line) => ({
        productId: Number(line['productId']),
        quantity: numberOrNull(line['quantity']),
        unitPrice: numberOrNull(line['unitPrice']),
      })),
      freightMode: checks.word('freightMode', 'Frete', FREIGHTS),
      paymentForm: word(sent, 'paymentForm'),
      buyerNote: checks.optional('buyerNote', 'Observação', 2000) ?? '',
      usedAt: tables().favourites.get(ownId)?.usedAt ?? null,
    };
  },
  dependents: () => [],
  words: words('um favorito'),
});

export const ruralRegisterHandlers = [
  ...issuers,
  ...recipients,
  ...products,
  ...carriers,
  ...vehicles,
  ...natures,
  ...notes,
  ...favourites,
];
