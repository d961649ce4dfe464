// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { countedQuantity } from './db/finance/loadWeights';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

interface Step {
  kind: string;
  id: number | null;
  name: string;
  quantity: number | null;
  value: number | null;
  documentId: number | null;
}

it('follows a contract by its loads and invoices to its titles, and loads know both', async () => {
  const { contracts, loads, documents } = demo.world.finance;
  const contract = contracts.find((row) => row.customerId === 1 && row.number === 'CT-2026/014')!;
  const client = await clientOf('produtor');
  const answer = (await client.get(`/Contract/GetById?id=${contract.id}`)).body as { trail: Step[] };
  const steps = answer.trail;
  const of = (kind: string) => steps.filter((step) => step.kind === kind);
  expect(of('LOAD')).toHaveLength(4);
  expect(of('INVOICE')).toHaveLength(2);
  expect(of('TITLE').length).toBeGreaterThanOrEqual(2);
  const sum = (rows: readonly Step[], field: 'quantity' | 'value') =>
    Math.round(rows.reduce((all, row) => all + (row[field] ?? 0), 0) * 100) / 100;
  expect(sum(of('LOAD'), 'quantity')).toBe(
    contract.deliveries.reduce((all, { quantity }) => all + (quantity ?? 0), 0),
  );
  expect(sum(of('LOAD'), 'value')).toBe(sum(of('INVOICE'), 'value'));
  for (const { id, name, quantity } of of('LOAD')) {
    const load = loads.get(id)!;
    expect([load.number, load.contractId]).toEqual([Number(name), contract.id]);
    expect(load.grossWeight - load.tareWeight).toBe((quantity ?? 0) * 60);
    expect(documents.find((row) => row.number === load.invoiceNumber)?.partnerId).toBe(contract.partnerId);
  }
});

it('a contract that is entered stands in the report too', async () => {
  const { contracts } = demo.world.finance;
  const { id: _id, ...like } = contracts.find((row) => row.customerId === 1)!;
  contracts.insert({ ...like, number: 'NOVO-1', deliveries: [], payments: [] });
  const client = await clientOf('produtor');
  const rows = (await client.get('/ReportContracts/GetGridData')).body as { number: string }[];
  expect(rows.map(({ number }) => number)).toContain('NOVO-1');
});

it('counts what was used of the advances of a contract and what was given back', async () => {
  const { contracts, advances } = demo.world.finance;
  const contract = contracts.find((row) => row.customerId === 1 && row.number === 'CT-2026/014')!;
  const advance = advances.find((row) => row.contractId === contract.id)!;
  const returned = {
    date: '2026-03-01T00:00:00',
    description: 'DEVOLUCAO',
    quantity: null,
    value: 1000,
    documentId: null,
  };
  advances.update(advance.id, { returns: [returned] });
  const client = await clientOf('produtor');
  const { trail } = (await client.get(`/Contract/GetById?id=${contract.id}`)).body as { trail: Step[] };
  const sum = (kind: string) =>
    trail.filter((step) => step.kind === kind).reduce((all, { value }) => all + (value ?? 0), 0);
  const left = sum('ADVANCE') - sum('USE') - sum('RETURN');
  expect(left).toBeCloseTo(180_000 - 64_250.4 - 51_800.15 - 1000, 2);
});

it('refuses a load on the contract of another partner', async () => {
  const { contracts, loads, partners } = demo.world.finance;
  const contract = contracts.find((row) => row.customerId === 1 && row.number === 'BT-2026/03')!;
  const load = loads.find((row) => row.customerId === 1 && row.productId === contract.productId)!;
  const other = partners.find((row) => row.customerId === 1 && row.id !== contract.partnerId)!;
  const client = await clientOf('produtor');
  const send = (partnerId: number | null) =>
    client.write('PUT', `/CargoPackingList/Edit?id=${load.id}`, {
      ...load,
      date: load.date.slice(0, 10),
      contractId: contract.id,
      partnerId,
    });
  expect((await send(other.id)).body).toMatchObject({
    errors: { ContractId: ['O contrato é de outro parceiro.'] },
  });
  expect((await send(null)).body).toMatchObject({ errors: { PartnerId: [expect.any(String)] } });
  expect((await send(contract.partnerId)).status).toBe(200);
});

it('leads from every sack of a barter to its load, and to an invoice that is entered later', async () => {
  const { contracts, loads, documents, installments } = demo.world.finance;
  const contract = contracts.find((row) => row.customerId === 1 && row.number === 'BT-2026/03')!;
  const client = await clientOf('produtor');
  const trailOf = async () =>
    ((await client.get(`/Contract/GetById?id=${contract.id}`)).body as { trail: Step[] }).trail;
  const steps = (await trailOf()).filter(({ kind }) => kind === 'LOAD');
  expect(steps.map(({ name }) => name)).toEqual(['1031', '1037']);
  for (const { id, quantity } of steps) {
    const load = loads.get(id)!;
    expect([load.contractId, load.partnerId]).toEqual([contract.id, contract.partnerId]);
    expect((load.grossWeight - load.tareWeight) / 60).toBeCloseTo(quantity ?? 0, 3);
  }
  const [first] = steps;
  loads.update(first!.id!, { invoiceNumber: '88001' });
  const { id: _id, ...like } = documents.find((row) => row.customerId === 1 && row.movement === 'INCOME')!;
  const invoice = documents.insert({ ...like, number: '88001', partnerId: contract.partnerId });
  installments.insert({
    customerId: 1,
    documentId: invoice.id,
    number: 1,
    dueDate: '2026-12-01T00:00:00',
    value: 69_120,
    ratingName: 'VENDA DE SOJA',
    observation: null,
  });
  const trail = await trailOf();
  expect(trail).toContainEqual(expect.objectContaining({ kind: 'INVOICE', documentId: invoice.id }));
  expect(trail).toContainEqual(expect.objectContaining({ kind: 'TITLE', value: 69_120 }));
});

it('a load counts in its contract what it weighs', () => {
  const { contracts, loads, products } = demo.world.finance;
  for (const contract of contracts.filter((row) => row.customerId === 1))
    for (const load of loads.filter((row) => row.contractId === contract.id)) {
      const line = contract.deliveries.find(({ description }) => description === `ROMANEIO ${load.number}`);
      expect(countedQuantity(load, products.need(contract.productId).unit)).toBeCloseTo(
        line?.quantity ?? 0,
        2,
      );
    }
});
