import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { confirmQueue } from '@/platform/ui/confirm';
import { fill, lineOf, planOf, showPart, soy } from './activity.test.kit';
import type { KeptScenarios, SeasonContracts } from './activityContext';
import { Barter } from './parts/Barter';
import { Scenarios } from './parts/Scenarios';
import type { SaleContract } from './rules/barter';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'activity']));

const side = (name: 'A' | 'B') => within(screen.getByRole('region', { name: `Cenário ${name}` }));
const compared = () => screen.getByRole('region', { name: 'Plano e cenários lado a lado' });
const row = (name: RegExp) => {
  const cells = within(within(compared()).getByRole('row', { name })).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};
const box = (name: RegExp, within_: ReturnType<typeof side> | typeof screen = screen) =>
  within_.getByRole<HTMLInputElement>('textbox', { name });

describe('two scenarios beside the plan', () => {
  it('are as planned at first, with what the plan comes to', () => {
    showPart(<Scenarios />);
    expect(row(/^Receita/)).toEqual(['60.000,00', '60.000,00', '60.000,00']);
    expect(row(/^Despesa/)).toEqual(['12.000,00', '12.000,00', '12.000,00']);
    expect(row(/^Margem \(/)).toEqual(['48.000,00', '48.000,00', '48.000,00']);
    expect(row(/^Margem por hectare/)).toEqual(['4.800,00', '4.800,00', '4.800,00']);
    expect(row(/^Ponto de equilíbrio \(sc 60 kg\/ha\)/)).toEqual(['12,00', '12,00', '12,00']);
    expect(row(/^Preço de equilíbrio \(R\$\/sc 60 kg\)/)).toEqual(['20,00', '20,00', '20,00']);
    expect(compared()).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('Salve o planejamento para guardar cenários com ele.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
  });

  it('have no figure of a hectare where the activity has none, and a dash for what is not known', () => {
    const { areaOf: _area, ...activity } = soy;
    const { unmount } = showPart(<Scenarios />, planOf(), { activity });
    expect(within(compared()).queryByRole('row', { name: /hectare|\/ha/ })).toBeNull();
    unmount();
    showPart(<Scenarios />, planOf({ production: [lineOf({ price: null, total: null })] }));
    expect(row(/^Receita/)).toEqual(['–', '–', '–']);
    expect(row(/^Margem \(/)).toEqual(['–', '–', '–']);
  });

  it('change by what is typed, each by itself, and go back to the plan', async () => {
    const { user } = showPart(<Scenarios />);
    await fill(user, box(/^Preço/, side('A')), '10');
    await waitFor(() => expect(row(/^Receita/)).toEqual(['60.000,00', '66.000,00', '60.000,00']));
    const slider = side('A').getByRole('slider', { name: 'Preço' });
    expect(slider).toHaveValue('10');
    expect(slider).toHaveAttribute('aria-valuetext', '+10%');
    await fill(user, box(/^Preço/, side('B')), '12,5');
    await waitFor(() => expect(row(/^Receita/)).toEqual(['60.000,00', '66.000,00', '67.500,00']));
    await user.click(side('A').getByRole('button', { name: 'Como no plano' }));
    await waitFor(() => expect(row(/^Receita/)).toEqual(['60.000,00', '60.000,00', '67.500,00']));
  });

  it('lose the whole at most, and rise by five hundred percent; the slider ends at fifty', async () => {
    const { user } = showPart(<Scenarios />);
    const price = box(/^Preço/, side('A'));
    const slider = side('A').getByRole('slider', { name: 'Preço' });
    expect(slider).toHaveAttribute('min', '-50');
    expect(slider).toHaveAttribute('max', '50');
    expect(slider).toHaveAttribute('step', '1');
    await fill(user, price, '-300');
    expect(price).toHaveValue('-100');
    expect(slider).toHaveValue('-50');
    await fill(user, price, '500');
    expect(price).toHaveValue('500');
    expect(slider).toHaveValue('50');
    await fill(user, price, '501');
    expect(price).not.toHaveValue('501');
    await user.clear(price);
    expect(price).toHaveValue('');
    await user.tab();
    expect(price).toHaveValue('0');
    await waitFor(() => expect(row(/^Receita/)).toEqual(['60.000,00', '60.000,00', '60.000,00']));
    // An emptied field is typed in anew, not before a 0.
    await user.clear(price);
    await user.type(price, '10');
    expect(price).toHaveValue('10');
  });

  it('take the worst of the last years', async () => {
    const { user } = showPart(<Scenarios />);
    await user.click(side('B').getByRole('button', { name: 'Pior das últimas 3 safras de SOJA' }));
    expect(box(/^Produtividade/, side('B'))).toHaveValue('-20');
    expect(box(/^Produtividade/, side('A'))).toHaveValue('0');
    await waitFor(() => expect(row(/^Receita/)).toEqual(['60.000,00', '60.000,00', '48.000,00']));
  });

  it('take it from the main product, or from the first', () => {
    const production = [lineOf({ quantities: { area: 10 } }), lineOf({ main: true })];
    const { unmount } = showPart(<Scenarios />, planOf({ production }));
    expect(screen.getAllByRole('button', { name: 'Pior das últimas 3 safras de SOJA' })).toHaveLength(2);
    unmount();
    const others = production.map((line) => ({ ...line, main: false }));
    const first = showPart(<Scenarios />, planOf({ production: others }));
    expect(screen.queryByRole('button', { name: /^Pior/ })).toBeNull();
    first.unmount();
    showPart(<Scenarios />, planOf({ production: [lineOf()] }));
    expect(screen.getAllByRole('button', { name: /^Pior/ })).toHaveLength(2);
  });

  it('move only the part of the costs that follows the dollar', async () => {
    const { user } = showPart(<Scenarios />);
    const part = box(/^Parte da despesa em dólar/);
    expect(part).toHaveValue('0');
    await fill(user, box(/^Câmbio/, side('A')), '10');
    await waitFor(() => expect(row(/^Despesa/)).toEqual(['12.000,00', '12.000,00', '12.000,00']));
    await fill(user, part, '50');
    await waitFor(() => expect(row(/^Despesa/)).toEqual(['12.000,00', '12.600,00', '12.000,00']));
    await fill(user, part, '100');
    expect(part).toHaveValue('100');
    await fill(user, part, '101');
    expect(part).not.toHaveValue('101');
    await fill(user, part, '50,4');
    expect(part).not.toHaveValue('50,4');
    await user.clear(part);
    await user.tab();
    await waitFor(() => expect(row(/^Despesa/)).toEqual(['12.000,00', '12.000,00', '12.000,00']));
  });
});

describe('scenarios that are kept', () => {
  const dry = { id: 7, name: 'SECA', price: 5, yield: -30, cost: 0, exchange: 0, dollarCost: 20 };
  const keeps = (over: Partial<KeptScenarios> = {}): KeptScenarios => ({
    rows: [{ ...dry, id: 6, name: 'CHUVA' }, dry],
    failed: false,
    retry: vi.fn<() => void>(),
    keep: vi.fn<KeptScenarios['keep']>(async () => 9),
    remove: vi.fn<KeptScenarios['remove']>(async () => true),
    ...over,
  });
  const open = async (user: ReturnType<typeof showPart>['user']) => {
    await user.click(side('A').getByRole('combobox', { name: /^Abrir no Cenário A/ }));
    await user.click(await screen.findByRole('option', { name: 'SECA' }));
  };

  it('are opened on a side, with their part in dollars', async () => {
    const { user } = showPart(<Scenarios />, planOf(), { kept: keeps() });
    expect(screen.queryByText(/^Salve o planejamento/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Excluir o cenário/ })).toBeNull();
    await open(user);
    expect(box(/^Produtividade/, side('A'))).toHaveValue('-30');
    expect(box(/^Produtividade/, side('B'))).toHaveValue('0');
    expect(box(/^Parte da despesa em dólar/)).toHaveValue('20');
  });

  it('take the place of the opened one under its name, and stand beside it under another', async () => {
    const kept = keeps();
    const { user } = showPart(<Scenarios />, planOf(), { kept });
    const keep = async (name: string | null) => {
      await user.click(side('A').getByRole('button', { name: 'Guardar o Cenário A' }));
      const typed = await screen.findByRole('textbox', { name: /^Nome do cenário/ });
      expect(typed).toHaveAttribute('maxlength', '60');
      if (name !== null) await user.clear(typed);
      if (name !== null) await user.type(typed, name);
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await keep('NOVA');
    expect(kept.keep).toHaveBeenLastCalledWith(
      { price: 0, yield: 0, cost: 0, exchange: 0, dollarCost: 0, name: 'NOVA' },
      null,
    );
    await open(user);
    await keep(null);
    const { id: _id, ...same } = dry;
    expect(kept.keep).toHaveBeenLastCalledWith(same, 7);
    await open(user);
    await keep('SECA FORTE');
    expect(kept.keep).toHaveBeenLastCalledWith({ ...same, name: 'SECA FORTE' }, null);
  });

  it('are deleted after a yes, and stay open where that fails', async () => {
    const kept = keeps();
    const { user } = showPart(<Scenarios />, planOf(), { kept });
    await open(user);
    const remove = async (sure: boolean) => {
      await user.click(screen.getByRole('button', { name: 'Excluir o cenário SECA' }));
      await waitFor(() => expect(confirmQueue.current()).toBeDefined());
      expect(confirmQueue.current()?.request).toMatchObject({ danger: true });
      confirmQueue.current()?.answer(sure);
      await Promise.resolve();
    };
    await remove(false);
    expect(kept.remove).not.toHaveBeenCalled();
    vi.mocked(kept.remove).mockResolvedValueOnce(false);
    await remove(true);
    await waitFor(() => expect(kept.remove).toHaveBeenCalledWith(7));
    expect(screen.getByRole('button', { name: 'Excluir o cenário SECA' })).toBeVisible();
    await remove(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Excluir o cenário/ })).toBeNull());
  });
});

describe('what is sold by contract', () => {
  const contract = (over: Partial<SaleContract> = {}): SaleContract => ({
    id: 1,
    number: '114',
    kind: 'FIXED',
    partner: 'COAMO',
    productName: 'soja',
    quantity: 90,
    unit: 'sc60',
    unitName: 'sc',
    unitPrice: 130,
    currency: 'R$',
    delivery: '2027-03-15',
    ...over,
  });
  const season = (over: Partial<SeasonContracts> = {}): SeasonContracts => ({
    season: '2026/27',
    rows: [contract()],
    others: [],
    failed: false,
    retry: vi.fn<() => void>(),
    ...over,
  });
  const cellsOf = (number: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${number}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const card = () => document.body.textContent;

  it('is said of each product, with what is left to pay the costs', () => {
    showPart(<Barter />, planOf(), { contracts: season() });
    expect(card()).toContain('Contratos com entrega na safra 2026/27');
    expect(card()).toMatch(/Custo do plano em produto\s*120,00/);
    expect(card()).toContain('12,00 sc 60 kg por hectare');
    expect(card()).toMatch(/Já vendido por contrato: SOJA\s*90,00/);
    expect(card()).toContain('15,0% da produção planejada (600,00 sc 60 kg)');
    expect(card()).not.toContain('vendido mais do que o planejado');
    expect(card()).not.toContain('em todos os planejamentos');
    expect(card()).toMatch(/Falta vender para pagar o custo\s*30,00/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cellsOf('114')).toEqual(['Preço fixo', 'COAMO', '15/03/2027', '90,00 sc', 'R$ 130,00']);
    expect(screen.getByRole('region', { name: /^Contratos de venda/ })).toHaveAttribute('tabindex', '0');
  });

  it('may be all that pays the costs, or more than is planned', () => {
    const { unmount } = showPart(<Barter />, planOf(), {
      contracts: season({ rows: [contract({ quantity: 600 })] }),
    });
    expect(card()).toMatch(/Falta vender para pagar o custo\s*0,00/);
    expect(card()).not.toContain('vendido mais do que o planejado');
    unmount();
    showPart(<Barter />, planOf(), { contracts: season({ rows: [contract({ quantity: 660 })] }) });
    expect(card()).toContain(
      '110,0% da produção planejada (600,00 sc 60 kg): vendido mais do que o planejado',
    );
  });

  it('is a part of what all plannings of the year produce', () => {
    const others = [{ productName: 'Soja', unit: 'sc60', quantity: 300, centerId: null, title: '' }];
    showPart(<Barter />, planOf(), { contracts: season({ others }) });
    expect(card()).toContain('10,0% da produção planejada (900,00 sc 60 kg)');
    expect(card()).toContain('em todos os planejamentos da safra; 600,00 sc 60 kg são deste');
    expect(card()).toMatch(/Falta vender para pagar o custo\s*60,00/);
  });

  it('says what a contract lacks, and counts none that it cannot', () => {
    const bare = contract({
      number: '115',
      kind: 'X9',
      partner: '',
      delivery: '',
      quantity: null,
      unitPrice: null,
    });
    showPart(<Barter />, planOf(), { contracts: season({ rows: [bare] }) });
    expect(cellsOf('115')).toEqual(['X9', '–', '–', '–', 'a fixar']);
    expect(card()).toContain('1 contrato não está em unidade que o plano conheça');
  });

  it('is unknown where the production is, and none without contracts', () => {
    const unknown = planOf({ production: [lineOf({ quantities: {} })] });
    const { unmount } = showPart(<Barter />, unknown, { contracts: season() });
    expect(card()).toContain('A produção planejada ainda não é conhecida.');
    expect(card()).toMatch(/Custo do plano em produto\s*–/);
    expect(card()).not.toContain('Falta vender');
    unmount();
    showPart(<Barter />, planOf(), { contracts: season({ rows: [] }) });
    expect(card()).toContain('Nenhum contrato de venda dos produtos deste plano');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of several products has no sum to pay the costs with', () => {
    const production = [lineOf(), lineOf({ productName: 'MILHO' })];
    showPart(<Barter />, planOf({ production }), { contracts: season() });
    expect(card()).toContain('Já vendido por contrato: MILHO');
    expect(card()).not.toContain('Falta vender');
  });

  it('says that contracts did not come, and asks again', async () => {
    const contracts = season({ rows: undefined, failed: true });
    const { user, unmount } = showPart(<Barter />, planOf(), { contracts });
    expect(card()).not.toContain('Contratos com entrega');
    expect(card()).not.toContain('Já vendido');
    expect(card()).not.toContain('Nenhum contrato');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(contracts.retry).toHaveBeenCalledTimes(1);
    unmount();
    showPart(<Barter />);
    expect(card()).toMatch(/Custo do plano em produto\s*120,00/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
