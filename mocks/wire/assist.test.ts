import { describe, expect, it } from 'vitest';
import type { AssistDocument } from '../db/assist/assistTypes';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const PDF = Buffer.from('%PDF-1.4').toString('base64');
const DESK = '/CustomerAssistDocument';
const PERIOD = 'initialDate=2026-03-16T00:00:00Z&finalDate=2026-03-18T23:59:59Z';
const SPAN = { InitialDate: '2026-03-18T00:00:00Z', FinalDate: '2026-03-18T23:59:59Z' };

const documents = () => demo.world.assistDocuments;
const userOf = (account: string) => demo.world.users.find((user) => user.account === account)?.id ?? 0;
const first = (matches: (row: AssistDocument) => boolean) =>
  documents().find((row) => row.active && matches(row));

/** One document of each status, whose it is, and one that the second assistant works on. */
function samples(): AssistDocument[] {
  const support = userOf('suporte');
  const statuses = [
    ...new Set(
      documents()
        .all()
        .map(({ status }) => status),
    ),
  ];
  return [
    ...statuses.flatMap((status) => [
      ...documents()
        .filter((row) => row.status === status && row.active && row.assistantUserId === null)
        .slice(0, 1),
      ...documents()
        .filter((row) => row.status === status && row.active && row.assistantUserId === support)
        .slice(0, 1),
      ...documents()
        .filter(
          (row) =>
            row.status === status &&
            row.active &&
            row.assistantUserId !== null &&
            row.assistantUserId !== support,
        )
        .slice(0, 1),
    ]),
    ...documents()
      .filter(({ active }) => !active)
      .slice(0, 1),
  ];
}

const short = ({ id, status, assistantUserId, active }: AssistDocument) =>
  `${id} ${status} of ${assistantUserId ?? 'none'}${active ? '' : ', inactive'}`;

describe('Assist on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage('suporte');
    for (const query of [
      PERIOD,
      'initialDate=2026-03-17T00:00:00Z&finalDate=2026-03-17T23:59:59Z',
      'initialDate=2026-03-17&finalDate=x',
      '',
    ])
      await page.reads(`${DESK}/GetAll?${query}`);
    await page.readsOf(['produtor', 'usuario', 'suporte2'], [`${DESK}/GetAll?${PERIOD}`]);
    for (const row of samples()) await page.reads(`${DESK}/GetById?id=${row.id}`);
    await page.reads(`${DESK}/GetById?id=999999`);
    const [file] = documents().all()[0]?.files ?? [];
    await page.reads(`${DESK}/GetAttachment?id=${file?.id}`);
    await page.reads(`${DESK}/GetAttachment?id=1`);
    await page.readsOf(
      ['produtor', 'gratis', 'nfpe'],
      [`${DESK}/GetAttachment?id=${file?.id}`, `${DESK}/GetByCustomer`],
    );
    const known = documents().find((row) => row.active && row.invoice !== null);
    const of = `issuerDocument=${String(known?.invoice?.['partnerDocument'])}&documentNumber=${String(known?.invoice?.['documentNumber'])}`;
    for (const query of [
      `${of}&totalValue=${String(known?.invoice?.['totalValue'])}`,
      `${of}&totalValue=${String(known?.invoice?.['totalValue'])}&exceptId=${known?.id}`,
      `${of}&totalValue=1`,
    ])
      await page.reads(`${DESK}/GetDuplicates?${query}`);
    await expect(page.text()).toMatchFileSnapshot('answers/assist/lists.txt');
  });

  it('what may be done with a document of each status', async () => {
    const page = wirePage('suporte');
    const me = userOf('suporte');
    for (const row of samples()) {
      const key = { CustomerAssistDocumentId: row.id, AssistantUserId: me, ...SPAN };
      for (const [method, action, more] of [
        ['POST', 'StartAssistance', {}],
        ['PUT', 'Inactivate', {}],
        ['PUT', 'Activate', {}],
        ['POST', 'Reprocess', {}],
        ['PUT', 'SavePreReleasedInvoice', { PreReleasedInvoice: { partnerName: 'X', observation: 'O' } }],
        ['POST', 'Finish', {}],
        ['POST', 'IdentificationFailure', { Justification: 'ILEGIVEL' }],
        ['POST', 'Cancel', {}],
        ['POST', 'AddChatLog', { Text: 'OLA' }],
      ] as const) {
        page.startsAfresh();
        await page.outcome(`${short(row)}: ${action}`, method, `${DESK}/${action}`, { ...key, ...more });
      }
    }
    await expect(page.text()).toMatchFileSnapshot('answers/assist/states.txt');
  });

  it('a document is worked on', async () => {
    const page = wirePage('suporte');
    const me = userOf('suporte');
    const sent = first(({ status, assistantUserId }) => status === 'ENVIADO' && assistantUserId === null);
    const key = { CustomerAssistDocumentId: sent?.id };
    const mine = { ...key, AssistantUserId: me, ...SPAN };
    const invoice = {
      partnerName: 'AGRO',
      documentNumber: '77',
      issueDate: '2026-03-10',
      totalValue: 100,
      items: [{ totalValue: 60 }, { totalValue: 40 }],
      payments: [{ dueDate: '2026-04-10', value: 100 }],
      observation: 'NOTA',
    };
    const save = (changes: object) =>
      [
        'PUT',
        `${DESK}/SavePreReleasedInvoice`,
        { ...key, PreReleasedInvoice: { ...invoice, ...changes } },
      ] as const;
    const finish = ['POST', `${DESK}/Finish`, key] as const;
    await page.writes({
      path: `${DESK}/StartAssistance`,
      body: mine,
      strangers: ['produtor'],
      shows: [`${DESK}/GetById?id=${sent?.id}`],
    });
    await page.follows('from its start to its customer', [
      finish,
      ['POST', `${DESK}/StartAssistance`, mine],
      [
        'POST',
        `${DESK}/StartAssistance`,
        { ...mine, AssistantUserId: userOf('suporte2') },
        { account: 'suporte2' },
      ],
      ['PUT', `${DESK}/SavePreReleasedInvoice`, key],
      finish,
      ...[
        { partnerName: '' },
        { documentNumber: null },
        { issueDate: '' },
        { totalValue: 0 },
        { items: [{ totalValue: 99.99 }] },
        { payments: [{ dueDate: '2026-03-09' }] },
      ].flatMap((changes) => [save(changes), finish]),
      save({ observation: 'B'.repeat(1001) }),
      save({ observation: 'B'.repeat(1000), items: [] }),
      save({}),
      finish,
      ['GET', `${DESK}/GetById?id=${sent?.id}`],
    ]);
    await page.writes({
      path: `${DESK}/AddChatLog`,
      body: { ...key, Text: 'OLA' },
      strangers: ['produtor'],
      shows: [`${DESK}/GetById?id=${sent?.id}`],
      also: { '1000 signs': { Text: 'B'.repeat(1000) }, '1001 signs': { Text: 'B'.repeat(1001) } },
    });
    await page.follows('failed and cancelled', [
      ['POST', `${DESK}/StartAssistance`, mine],
      ['POST', `${DESK}/IdentificationFailure`, { ...key, Justification: '' }],
      ['POST', `${DESK}/IdentificationFailure`, { ...key, Justification: 'B'.repeat(1001) }],
      ['POST', `${DESK}/IdentificationFailure`, { ...key, Justification: 'ILEGIVEL' }],
      ['POST', `${DESK}/Cancel`, key],
      ['GET', `${DESK}/GetById?id=${sent?.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/assist/desk.txt');
  });

  it('the producer sends, confirms and gives back', async () => {
    const page = wirePage();
    const list = `${DESK}/GetByCustomer`;
    const own = documents().filter((row) => row.customerId === 1 && row.active);
    const by = (status: string) => own.find((row) => row.status === status);
    const file = { FileName: 'nota.pdf', ContentType: 'application/pdf', ContentAsBase64String: PDF };
    const others = foreignId(documents());
    await page.reads(list);
    await page.writes({
      path: `${DESK}/Send`,
      body: { ...file, Note: 'DA FAZENDA' },
      strangers: ['usuario', 'gratis', 'nfpe'],
      shows: [list],
      also: {
        'a note of 1000 signs': { Note: 'B'.repeat(1000) },
        'a longer note': { Note: 'B'.repeat(1001) },
        ...Object.fromEntries(
          Object.entries(BYTES).map(([name, [ContentType, bytes]]) => [
            name,
            { ContentType, ContentAsBase64String: Buffer.from(bytes, 'latin1').toString('base64') },
          ]),
        ),
      },
    });
    await page.writes({
      path: `${DESK}/AddAttachment`,
      body: { ...file, CustomerAssistDocumentId: by('ENVIADO')?.id },
      foreign: { CustomerAssistDocumentId: others },
      shows: [list],
      also: Object.fromEntries(own.map((row) => [`to ${short(row)}`, { CustomerAssistDocumentId: row.id }])),
    });
    await page.writes({
      path: `${DESK}/Confirm`,
      body: { CustomerAssistDocumentId: by('PREENCHIDO')?.id },
      foreign: { CustomerAssistDocumentId: others },
      shows: [list],
      also: Object.fromEntries(own.map((row) => [short(row), { CustomerAssistDocumentId: row.id }])),
    });
    await page.writes({
      path: `${DESK}/Return`,
      body: { CustomerAssistDocumentId: by('PREENCHIDO')?.id, Text: 'FALTA O RATEIO' },
      foreign: { CustomerAssistDocumentId: others },
      shows: [list],
      also: {
        '1000 signs': { Text: 'B'.repeat(1000) },
        '1001 signs': { Text: 'B'.repeat(1001) },
        ...Object.fromEntries(own.map((row) => [short(row), { CustomerAssistDocumentId: row.id }])),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/assist/producer.txt');
  });

  it('lists and patterns of the invoice', async () => {
    const page = wirePage('suporte');
    for (const name of [
      'Partners',
      'DocumentTypes',
      'Recipients',
      'Farms',
      'CostCenters',
      'Harvests',
      'Expenditures',
      'Patrimonies',
      'PaymentForms',
      'BankAccounts',
    ])
      for (const query of ['customerId=1&farmId=1', 'customerId=2&farmId=4', ''])
        await page.reads(`/Invoice/Get${name}ForSelect?${query}`);
    await page.readsOf(['produtor', 'gratis'], ['/Invoice/GetPartnersForSelect?customerId=1']);
    const path = '/ApportionmentPattern';
    const line = {
      farmId: 1,
      costCenterId: 1,
      harvestId: 1,
      expenditureId: 1005,
      patrimonyId: null,
      percentage: 100,
    };
    const body = { name: 'MODELO', lines: [line] };
    const pattern = demo.world.finance.apportionmentPatterns.find(({ customerId }) => customerId === 1);
    for (const query of ['customerId=1', 'customerId=2', ''])
      await page.reads(`${path}/GetGridData?${query}`);
    await page.readsOf(['produtor', 'gratis', 'usuario'], [`${path}/GetGridData?customerId=1`]);
    await page.writes({
      path: `${path}/Create?customerId=1`,
      body,
      shows: [`${path}/GetGridData?customerId=1`],
      also: {
        'the longest name': { name: 'B'.repeat(60) },
        'a longer name': { name: 'B'.repeat(61) },
        'without customer': {},
      },
      strangers: ['gratis', 'usuario'],
    });
    const next = Math.max(0, ...demo.world.finance.apportionmentPatterns.all().map(({ id }) => id)) + 1;
    await page.follows('made twice, changed by the version that was read, deleted', [
      ['POST', `${path}/Create?customerId=1`, body],
      ['POST', `${path}/Create?customerId=1`, body],
      ['PUT', `${path}/Edit?customerId=1&id=${next}`, { ...body, name: 'OUTRO', rowVersion: 1 }],
      ['PUT', `${path}/Edit?customerId=1&id=${next}`, { ...body, name: 'OUTRO', rowVersion: 1 }],
      ['PUT', `${path}/Edit?customerId=1&id=${next}`, { ...body, lines: [], rowVersion: 2 }],
      ['PUT', `${path}/Edit?customerId=2&id=${next}`, { ...body, rowVersion: 2 }],
      ['DELETE', `${path}/Delete?customerId=2&id=${next}`],
      ['DELETE', `${path}/Delete?customerId=1&id=${next}`],
      ['DELETE', `${path}/Delete?customerId=1&id=${next}`],
      ['GET', `${path}/GetGridData?customerId=1`],
      ...(pattern ? [['DELETE', `${path}/Delete?customerId=1&id=${pattern.id}`] as const] : []),
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/assist/invoice.txt');
  });
});

/** The beginnings by which files are known. */
const BYTES: Readonly<Record<string, readonly [type: string, bytes: string]>> = {
  'a png': ['image/png', '\u0089PNG'],
  'a jpeg': ['image/jpeg', '\u00ff\u00d8\u00ff'],
  'a webp': ['image/webp', 'RIFF1234WEBP'],
  'an xml': ['text/xml', ' <a/>'],
  'an xml with its mark': ['application/xml; charset=utf-8', '\u00ef\u00bb\u00bf<a/>'],
  'an xml of two bytes': ['application/xml', '\u00ff\u00fe<\0a\0'],
  'an xml of two bytes, turned': ['application/xml', '\u00fe\u00ff\0<\0a'],
  'a wave': ['audio/wav', 'RIFF1234WAVE'],
  'an ogg': ['audio/ogg', 'OggS'],
  'a webm': ['audio/webm', '\u001aE\u00df\u00a3'],
  'an mp3': ['audio/mpeg', 'ID3'],
  'an mp4': ['audio/mp4', '1234ftyp'],
  'a frame': ['audio/mpeg', '\u00ff\u00fb'],
  'no frame': ['audio/mpeg', '\u00ff\u001b'],
  'a wave that is called a picture': ['image/webp', 'RIFF1234WAVE'],
  words: ['text/xml', 'abc'],
  'a program': ['application/octet-stream', 'MZ'],
  'a picture as big as can be': ['image/png', `\u0089PNG${'x'.repeat(1024 * 1024 - 4)}`],
  'a bigger picture': ['image/png', `\u0089PNG${'x'.repeat(1024 * 1024 - 3)}`],
  'an xml as big as can be': ['text/xml', '<'.padEnd(5 * 1024 * 1024, 'x')],
  'a bigger xml': ['text/xml', '<'.padEnd(5 * 1024 * 1024 + 1, 'x')],
};
