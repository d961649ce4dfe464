import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { FlowNotes } from './FlowNotes';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeCashFlow']));

const month = (number: number, balance: number | null, kind: 'realized' | 'forecast' = 'forecast') => ({
  month: number,
  kind,
  opening: null,
  inCents: null,
  outCents: null,
  result: null,
  balance,
});
const says = (over: Partial<Parameters<typeof FlowNotes>[0]>) =>
  renderUi(<FlowNotes opening={0} otherCurrencies={[]} {...over} />).container.textContent?.replaceAll(
    /\s/g,
    ' ',
  );

it('says nothing of figures that are whole', () => {
  expect(says({ months: [month(1, 0), month(2, -1, 'realized')], year: 2026 })).toBe('');
});

it('says which lines and accounts the sums lack', () => {
  expect(says({ unread: 1, otherCurrencies: ['DOLAR', 'EURO'] })).toMatch(
    /^1 lançamento não pôde ser lido.*Contas em outra moeda não entram no fluxo: ?DOLAR, EURO$/,
  );
});

it('says that the balance of the banks is not known', () => {
  expect(says({ opening: null })).toMatch(/^O saldo dos bancos não foi informado/);
});

it('names the first month that ends below zero', () => {
  expect(says({ months: [month(3, 5), month(4, -200), month(5, -300)], year: 2026 })).toMatch(
    /^O saldo fica negativo em .* 2026: -R\$ 2,00\. ?$/,
  );
});
