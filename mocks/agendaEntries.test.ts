// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

const titlesOf = async (user: Parameters<typeof clientOf>[0], month: string) => {
  const client = await clientOf(user);
  const { body } = await client.get(`/EprodutorCalendar/GetEprodutorCalendarByMonth?month=${month}`);
  return (body as { id: number; title: string; date?: string }[]).map(
    ({ title, date }) => `${date} ${title}`,
  );
};

it('the agenda names ends of depreciation, insurance and certificate, and deadlines of contracts', async () => {
  const { contracts, certificates, patrimony } = demo.world.finance;
  const own = <T extends { customerId: number }>(rows: readonly T[]): T => {
    const found = rows.find(({ customerId }) => customerId === 1);
    if (!found) throw new Error('the demo has none');
    return found;
  };
  const machine = own(patrimony.machines.all());
  const insurance = own(patrimony.insurances.all());
  const certificate = own(certificates.all());
  const contract = own(contracts.all());
  patrimony.machines.update(machine.id, {
    depreciationStart: '2029-03-10T00:00:00',
    usefulLifeMonths: 12,
    saleDate: null,
    saleValue: null,
  });
  patrimony.insurances.update(insurance.id, { endDate: '2030-02-11T00:00:00' });
  certificates.update(certificate.id, { validUntil: '2030-02-12T00:00:00' });
  contracts.update(contract.id, { deadline: '2030-02-13T00:00:00', quantity: 1e9, cancelled: false });
  const titles = await titlesOf('produtor', '2030-02');
  // March 2029 and eleven months more.
  expect(titles).toContain(`2030-02-28T00:00:00 Fim da depreciação: ${machine.name}`);
  expect(titles).toContain(
    `2030-02-11T00:00:00 Fim do seguro: ${insurance.name} (${insurance.policyNumber})`,
  );
  expect(titles).toContain(
    `2030-02-12T00:00:00 Vencimento do certificado digital: ${certificate.holderName}`,
  );
  expect(titles).toContain(`2030-02-13T00:00:00 Prazo do contrato ${contract.number}`);
});

it('shows them only to who may see the records', async () => {
  const { contracts } = demo.world.finance;
  for (const { id } of contracts.all()) contracts.update(id, { deadline: '2030-02-13T00:00:00' });
  expect((await titlesOf('usuario', '2030-02')).filter((title) => title.includes('contrato'))).toEqual([]);
});

it('names the end of the trial to everybody of the account', async () => {
  demo.world.customers.update(1, { trialPeriodExpiration: '2030-02-14T00:00:00' });
  const line = '2030-02-14T00:00:00 Fim do período de teste da conta';
  expect(await titlesOf('produtor', '2030-02')).toContain(line);
  expect(await titlesOf('usuario', '2030-02')).toContain(line);
});

it('names the end of a licence of land and, of an environmental one, the day to apply for renewal', async () => {
  const { realEstates } = demo.world;
  const [estate] = realEstates.filter(({ customerId, active }) => customerId === 1 && active);
  if (!estate) throw new Error('the demo has none');
  const licence = { number: '77', issuer: null, startDate: null, endDate: '2030-06-30T00:00:00' };
  realEstates.update(estate.id, {
    licences: [
      { ...licence, kind: 'ENVIRONMENTAL' },
      { ...licence, kind: 'WATER', number: null },
      { ...licence, kind: 'CCIR', endDate: null },
    ],
  });
  expect(await titlesOf('produtor', '2030-03')).toEqual([
    `2030-03-02T00:00:00 Pedir a renovação: Licença ambiental 77 (${estate.name})`,
  ]);
  const ends = (await titlesOf('produtor', '2030-06')).filter((line) => line.includes('Vencimento'));
  expect(ends).toEqual([
    `2030-06-30T00:00:00 Vencimento: Licença ambiental 77 (${estate.name})`,
    `2030-06-30T00:00:00 Vencimento: Outorga de água (${estate.name})`,
  ]);
  expect(await titlesOf('usuario', '2030-03')).toEqual([]);
});

it('names the end of the grace of fish, to whoever may see their occurrences', async () => {
  const row = demo.world.occurrence.fishOccurrences.find(
    ({ customerId, type }) => customerId === 1 && type === 'tratamentos',
  );
  if (!row) throw new Error('no treatment');
  const values = { ...row.values, startDate: '2030-02-01', treatmentDays: 3, graceDays: 10 };
  demo.world.occurrence.fishOccurrences.update(row.id, { values });
  const end = '2030-02-13T00:00:00 Fim da carência de TRICLORFON: lote P22, VIVEIRO 2';
  expect(await titlesOf('produtor', '2030-02')).toContain(end);
  expect(await titlesOf('contador', '2030-02')).not.toContain(end);
});
