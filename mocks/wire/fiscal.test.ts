import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, sent, useFixedWorld } from './world.test.kit';

const PRODUCER = { account: 'produtor' };
const PFX = Buffer.from([0x30, 0x82, 1, 2]).toString('base64');
const YEAR = 'startDate=2025-04-01&endDate=2026-03-31';

describe('fiscal records, movements and pre-launch on the wire', () => {
  useFixedWorld();

  it('registrations and series', async () => {
    const { people, farms, finance } = demo.world;
    const { stateRegistrations, fiscalSeries } = finance;
    const page = await registerPage({
      controller: 'StateRegistration',
      ids: stateRegistrations
        .filter(({ customerId }) => customerId === 1)
        .slice(0, 2)
        .map(({ id }) => id),
      foreignId: foreignId(stateRegistrations),
      foreign: { farmerId: foreignId(people), farmId: foreignId(farms) },
      fields: ['name', 'document', 'registration', 'stateInitials', 'farmerId', 'farmId'],
      fresh: { name: 'INSCRICAO NOVA', document: '111.444.777-35', registration: '77777' },
      also: {
        'a CNPJ': { document: '12ABC34501DE35' },
        'a wrong CPF': { document: '11144477736' },
        'a wrong CNPJ': { document: '12ABC34501DE36' },
      },
    });
    await page.reads('/FiscalSeries/GetFreeStateRegistrationsForSelect');
    await expect(page.text()).toMatchFileSnapshot('answers/fiscal/registrations.txt');
    page.startsAfresh();
    await sent(PRODUCER, 'POST', '/StateRegistration/Create', {
      name: 'LIVRE',
      document: '11144477735',
      registration: '78',
      stateInitials: 'PR',
      farmerId: idOf(people),
      farmId: idOf(farms),
    });
    const { id: free } = stateRegistrations.all().at(-1) ?? { id: 0 };
    page.startsAfresh();
    const series = wirePage();
    const rows = fiscalSeries.filter(({ customerId }) => customerId === 1);
    const [first] = rows;
    const make = [
      'POST',
      '/StateRegistration/Create',
      {
        name: 'LIVRE',
        document: '11144477735',
        registration: '78',
        stateInitials: 'PR',
        farmerId: idOf(people),
        farmId: idOf(farms),
      },
    ] as const;
    const body = { name: 'SERIE NOVA', series: 960, stateRegistrationId: free };
    const next = Math.max(0, ...fiscalSeries.all().map(({ id }) => id)) + 1;
    await series.reads('/FiscalSeries/GetGridData');
    for (const { id } of rows) await series.reads(`/FiscalSeries/GetDependents?id=${id}`);
    await series.follows('a series for a registration that is free', [
      make,
      ['GET', '/FiscalSeries/GetFreeStateRegistrationsForSelect'],
      ['POST', '/FiscalSeries/Create', { ...body, series: 919 }],
      ['POST', '/FiscalSeries/Create', { ...body, series: 970 }],
      ['POST', '/FiscalSeries/Create', { ...body, series: first?.series }],
      ['POST', '/FiscalSeries/Create', { ...body, stateRegistrationId: first?.stateRegistrationId }],
      ['POST', '/FiscalSeries/Create', { ...body, stateRegistrationId: foreignId(stateRegistrations) }],
      ['POST', '/FiscalSeries/Create', { ...body, series: 969 }],
      ['GET', '/FiscalSeries/GetFreeStateRegistrationsForSelect'],
      ['PUT', `/FiscalSeries/Edit?id=${next}`, { ...body, series: 920 }],
      ['DELETE', `/StateRegistration/Delete?id=${free}`],
      ['DELETE', `/FiscalSeries/Delete?id=${next}`],
      ['DELETE', `/FiscalSeries/Delete?id=${first?.id}`],
      ['DELETE', `/StateRegistration/Delete?id=${free}`],
    ]);
    await expect(series.text()).toMatchFileSnapshot('answers/fiscal/series.txt');
  });

  it('contributions, certificates, training', async () => {
    const { people, finance } = demo.world;
    const { ruralContributions, certificates, training } = finance;
    const page = await registerPage({
      controller: 'RuralContribution',
      ids: [idOf(ruralContributions)],
      foreignId: foreignId(ruralContributions),
      foreign: { farmerId: foreignId(people) },
      fields: ['year', 'farmerId', 'producerKind', 'base', 'expectedSales', 'observation'],
      fresh: {
        year: 2030,
        producerKind: 'INDIVIDUAL',
        base: 'PAYROLL',
        expectedSales: 1000,
        observation: 'NOTA',
      },
      also: {
        'a special one by its payroll': { producerKind: 'SPECIAL' },
        'a special one': { producerKind: 'SPECIAL', base: 'SALES' },
        'a company': { producerKind: 'COMPANY' },
        'the first year': { year: 2019 },
        before: { year: 2018 },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/fiscal/contributions.txt');
    page.startsAfresh();
    const files = wirePage();
    await files.reads('/DigitalCertificate/GetGridData');
    await files.readsOf(['usuario', 'gratis'], ['/DigitalCertificate/GetGridData']);
    const upload = { fileName: 'certificado.pfx', contentAsBase64String: PFX, password: 'segredo' };
    await files.writes({
      path: '/DigitalCertificate/Upload',
      body: upload,
      shows: ['/DigitalCertificate/GetGridData'],
      also: {
        'a p12': { fileName: 'c.P12' },
        'of somebody else': { fileName: 'outro.pfx' },
        'that is over': { fileName: 'vencido.pfx' },
        'with a wrong password': { password: 'errada' },
        'as big as can be': { contentAsBase64String: Buffer.alloc(50 * 1024, 0x30).toString('base64') },
        bigger: { contentAsBase64String: Buffer.alloc(50 * 1024 + 1, 0x30).toString('base64') },
      },
    });
    for (const row of certificates.filter(({ customerId }) => customerId === 1).slice(0, 1))
      await files.writes({
        method: 'DELETE',
        path: `/DigitalCertificate/Delete?id=${row.id}`,
        foreign: { '?id': foreignId(certificates) },
        shows: ['/DigitalCertificate/GetGridData'],
      });
    await expect(files.text()).toMatchFileSnapshot('answers/fiscal/certificates.txt');
    files.startsAfresh();
    const own = training.filter(({ customerId }) => customerId === 1);
    const register = await registerPage({
      controller: 'TestRegister',
      ids: own.slice(0, 1).map(({ id }) => id),
      foreignId: foreignId(training),
      fields: ['name'],
      fresh: {
        name: 'TREINO',
        anything: 'KEPT',
        photo: { fileName: 'a.png', contentAsBase64String: 'AAAA' },
        files: [
          { fileName: 'a.pdf', contentAsBase64String: 'AAAA' },
          { fileName: 'b.pdf', contentAsBase64String: 'AAAAAAAA' },
        ],
      },
      also: {
        'a gif': { photo: { fileName: 'a.gif', contentAsBase64String: 'AAAA' } },
        'a picture by its address': { photo: null, photoUrl: '/a.png' },
      },
    });
    await expect(register.text()).toMatchFileSnapshot('answers/fiscal/training.txt');
  });

  it('manifests', async () => {
    const page = wirePage();
    const { manifests } = demo.world.finance;
    await page.reads('/DocumentManifest/GetGridData');
    await page.readsOf(['usuario', 'gratis'], ['/DocumentManifest/GetGridData']);
    const own = manifests.filter((row) => row.customerId === 1 && row.fetched);
    const fresh = own.find(({ events, cancelled }) => events.length === 0 && !cancelled);
    const aware = own.find(
      ({ events, preLaunchId, documentId }) => events.length > 0 && preLaunchId == null && documentId == null,
    );
    const version = (row: typeof fresh) => `${row?.events.length}-${row?.preLaunchId ?? 0}`;
    const keys = own.map((row) => ({ id: row.id, version: version(row) }));
    await page.writes({
      path: '/DocumentManifest/Manifest',
      body: {
        kind: 'AWARE',
        reason: 'UMA JUSTIFICATIVA LONGA',
        documents: [{ id: fresh?.id, version: version(fresh) }],
      },
      shows: ['/DocumentManifest/GetGridData'],
      foreign: { 'documents[0].id': foreignId(manifests) },
      also: {
        ...Object.fromEntries(
          ['CONFIRM', 'UNKNOWN', 'NOT_DONE', 'AWARE', 'GUESS'].map((kind) => [
            `all of them: ${kind}`,
            { kind, documents: keys },
          ]),
        ),
        'not done, without reason': { kind: 'NOT_DONE', reason: null },
        'not done, for 15 signs': { kind: 'NOT_DONE', reason: 'B'.repeat(15) },
        'not done, for 14 signs': { kind: 'NOT_DONE', reason: 'B'.repeat(14) },
        'not done, for 255 signs': { kind: 'NOT_DONE', reason: 'B'.repeat(255) },
        'not done, for 256 signs': { kind: 'NOT_DONE', reason: 'B'.repeat(256) },
      },
    });
    const send = (row: typeof fresh, at = version(row)) =>
      ['POST', '/DocumentManifest/SendToPreLaunch', { id: row?.id, version: at }] as const;
    const confirm = (events: number) =>
      [
        'POST',
        '/DocumentManifest/Manifest',
        { kind: 'CONFIRM', documents: [{ id: fresh?.id, version: `${events}-0` }] },
      ] as const;
    await page.follows('queried, confirmed twice at most, sent to pre-launch once', [
      ['GET', '/DocumentManifest/GetQueryState'],
      ['POST', '/DocumentManifest/Query'],
      ['POST', '/DocumentManifest/Query'],
      ['GET', '/DocumentManifest/GetQueryState'],
      ['GET', `/DocumentManifest/GetXml?id=${fresh?.id}`],
      send(fresh),
      confirm(0),
      confirm(0),
      confirm(1),
      confirm(2),
      ['GET', `/DocumentManifest/GetXml?id=${fresh?.id}`],
      ['GET', `/DocumentManifest/GetXml?id=${fresh?.id}`, undefined, { account: 'gratis' }],
      send(fresh, '1-0'),
      send(fresh, '2-0'),
      send(fresh, '2-0'),
      send(aware),
      ['GET', '/DocumentManifest/GetGridData'],
      ['GET', '/PreReleasedInvoice/GetGridData'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/fiscal/manifests.txt');
  });

  it('movements of documents', async () => {
    const page = wirePage();
    const grid = `/DocumentMovement/GetGridData?${YEAR}`;
    const { body } = await sent(PRODUCER, 'GET', grid);
    const rows = body as { id: number; version: string; businessMovement: string; cashMoves: unknown[] }[];
    const free = rows.find(
      ({ cashMoves, businessMovement }) => cashMoves.length === 0 && businessMovement === 'EXPENSE',
    );
    const paid = rows.find(({ cashMoves }) => cashMoves.length > 0);
    const income = rows.find(({ businessMovement }) => businessMovement === 'INCOME');
    const { farms, costCenters, harvests, finance } = demo.world;
    const center = rowOf(costCenters, ({ active }) => active);
    const key = ({ id, version }: { id: number; version: string } = { id: 0, version: '' }) => ({
      id,
      version,
    });
    await page.reads(grid);
    await page.filters('/DocumentMovement/GetGridData', ['startDate=2026-03-01&endDate=2026-03-09', '']);
    await page.readsOf(['usuario', 'gratis'], [grid]);
    for (const each of [free?.id, paid?.id, foreignId(finance.documents), 'x'])
      await page.reads(`/DocumentMovement/GetDependents?id=${each}`);
    await page.writes({
      path: '/DocumentMovement/Reclassify',
      body: {
        documents: [key(free)],
        financialRatingId: 5,
        farmId: center.farmId,
        costCenterId: center.id,
        harvestId: idOf(harvests),
      },
      foreign: {
        farmId: foreignId(farms),
        costCenterId: foreignId(costCenters),
        harvestId: foreignId(harvests),
        'documents[0].id': foreignId(finance.documents),
      },
      shows: [
        '/DocumentMovement/GetGridData?startDate=2026-03-01&endDate=2026-03-31',
        `/FacResultOfBusinessActivity/GetApportionment?documentId=${free?.id}`,
        `/FacResultOfBusinessActivity/GetInstallment?documentId=${free?.id}`,
      ],
      also: {
        'nothing changes': { financialRatingId: null, farmId: null, costCenterId: null, harvestId: null },
        'of the other side': { documents: [key(income)] },
        'two of them': { documents: [key(free), key(income)] },
      },
    });
    await page.writes({
      path: '/DocumentMovement/Cancel',
      body: { ...key(free), reason: 'LANCADO EM DOBRO' },
      foreign: { id: foreignId(finance.documents) },
      shows: [grid, `/FacResultOfBusinessActivity/GetInstallment?documentId=${free?.id}`],
      also: {
        'that was paid': key(paid),
        'for 500 signs': { reason: 'B'.repeat(500) },
        'for 501': { reason: 'B'.repeat(501) },
      },
    });
    const released = demo.world.assistDocuments.find(
      ({ customerId, release }) => customerId === 1 && release != null,
    );
    const used = rows.find(({ id }) => id === released?.release?.documentId);
    const contract = finance.contracts.find(
      ({ customerId, deliveries }) =>
        customerId === 1 && deliveries.some(({ documentId }) => documentId !== null),
    );
    const delivered = rows.find(({ id }) => contract?.deliveries.some(({ documentId }) => documentId === id));
    await page.follows('cancelled once, and what it was for is open again', [
      ...[free, used, delivered].flatMap((row) =>
        row
          ? [
              ['GET', `/DocumentMovement/GetDependents?id=${row.id}`] as const,
              ['POST', '/DocumentMovement/Cancel', { ...key(row), reason: 'ERRO' }] as const,
              ['POST', '/DocumentMovement/Cancel', { ...key(row), reason: 'ERRO' }] as const,
            ]
          : [],
      ),
      ['GET', '/PreReleasedInvoice/GetGridData'],
      ['GET', `/Contract/GetById?id=${contract?.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/fiscal/movements.txt');
  });

  it('pre-launch', async () => {
    const page = wirePage();
    const grid = '/PreReleasedInvoice/GetGridData';
    const { body } = await sent(PRODUCER, 'GET', grid);
    const rows = body as {
      id: number;
      statusName: string;
      version: number;
      invoice: Record<string, unknown>;
      attachments: { id: number }[];
    }[];
    const open = rows.find(({ statusName }) => statusName === 'TO_RELEASE');
    const released = rows.find(({ statusName }) => statusName === 'RELEASED');
    const others = demo.world.assistDocuments.find(({ customerId }) => customerId !== 1)?.id;
    await page.reads(grid);
    await page.readsOf(['usuario', 'contador', 'gratis'], [grid]);
    for (const id of [open?.id, released?.id, others, 'x'])
      await page.reads(`/PreReleasedInvoice/GetById?id=${id}`);
    for (const id of [open?.attachments[0]?.id, 999_999])
      await page.reads(`/PreReleasedInvoice/GetAttachment?id=${id}`);
    const key = { id: open?.id, version: open?.version };
    const total = Number(open?.invoice['totalValue']);
    const whole = {
      ...open?.invoice,
      apportionments: [
        {
          id: 1,
          farmId: 1,
          costCenterId: 1,
          harvestId: 1,
          expenditureId: 1005,
          percentage: 100,
          value: total,
        },
      ],
      payments: [{ paymentFormId: 1, bankAccountId: null, dueDate: '2026-04-10', value: total }],
    };
    const save = (invoice: object, version = open?.version) =>
      ['PUT', '/PreReleasedInvoice/Edit', { id: open?.id, version, invoice }] as const;
    const release = (version: number) =>
      ['POST', '/PreReleasedInvoice/Release', { id: open?.id, version }] as const;
    const at = open?.version ?? 0;
    const incomplete = [
      { apportionments: [] },
      { apportionments: [{ farmId: 1, value: total - 0.01 }] },
      { apportionments: [{ farmId: null, value: total }] },
      { payments: [] },
      { payments: [{ dueDate: '1999-01-01', value: total }] },
      { items: [{ id: 1, description: 'X', totalValue: total + 0.01 }] },
      { partnerName: '', documentNumber: ' ', issueDate: '', totalValue: 0 },
    ];
    await page.follows('refused until all is there', [
      ['POST', '/PreReleasedInvoice/Release', { ...key, version: -1 }],
      save({ ...whole, observation: 'B'.repeat(1001) }),
      ['PUT', '/PreReleasedInvoice/Edit', key],
      ...incomplete.flatMap((invoice, step) => [
        save({ ...whole, ...invoice }, at + step),
        release(at + step + 1),
      ]),
    ]);
    await page.follows('kept, released once', [
      save(whole),
      save(whole),
      release(at + 1),
      release(at + 1),
      ['GET', grid],
      ['GET', `/DocumentQuery/GetGridData?${YEAR}`],
      ['GET', `/DocumentMovement/GetGridData?${YEAR}`],
      ['POST', '/PreReleasedInvoice/Return', { id: open?.id, version: at + 1, reason: 'X' }],
    ]);
    await page.writes({
      path: '/PreReleasedInvoice/Return',
      body: { ...key, reason: 'FALTA A NOTA' },
      foreign: { id: others },
      shows: [grid],
      also: { 'for 1000 signs': { reason: 'B'.repeat(1000) }, 'for 1001': { reason: 'B'.repeat(1001) } },
    });
    await page.follows('given back once', [
      ['POST', '/PreReleasedInvoice/Return', { ...key, reason: 'FALTA A NOTA' }],
      ['POST', '/PreReleasedInvoice/Return', { ...key, reason: 'FALTA A NOTA' }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/fiscal/preLaunch.txt');
  });
});
