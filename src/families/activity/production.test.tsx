import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { emptyLine, lineMonths } from './activityValues';
import { fill, lineOf, planOf, showPart, soy } from './activity.test.kit';
import { ProductionLines } from './parts/ProductionLines';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'activity']));

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choose = async (user: ReturnType<typeof showPart>['user'], list: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a line of the production', () => {
  it('says what is produced and what of it is stored', () => {
    const { unmount } = showPart(<ProductionLines />, planOf({ production: [lineOf({ storage: 25 })] }));
    expect(screen.getByText('Produção prevista: 600,00 sc 60 kg · 150,00 sc 60 kg em estoque')).toBeVisible();
    expect(screen.getByText('ha × sc/ha')).toBeVisible();
    unmount();
    const none = showPart(<ProductionLines />, planOf({ production: [lineOf({ storage: 0 })] }));
    expect(screen.getByText('Produção prevista: 600,00 sc 60 kg')).toBeVisible();
    none.unmount();
    showPart(<ProductionLines />, planOf({ production: [lineOf({ quantities: {} })] }));
    expect(screen.getByText('Produção prevista: –')).toBeVisible();
  });

  it('proposes the area of its center, the mean yield and the price of its unit', () => {
    const { unmount } = showPart(<ProductionLines />);
    expect(field(/^Área de plantio/)).toHaveAccessibleDescription(/Proposta: 100,00 \(área útil do centro\)/);
    expect(field(/^Produtividade/)).toHaveAccessibleDescription(
      /Proposta: 62,00 \(média das últimas 3 safras de SOJA\)/,
    );
    expect(field(/^Preço por sc 60 kg/)).toHaveAccessibleDescription(/Proposta: 128,50 \(SOJA, CEPEA\)/);
    unmount();
    const unknown = [lineOf({ centerId: 3, totalTyped: true })];
    showPart(<ProductionLines />, planOf({ production: unknown }));
    expect(field(/^Área de plantio/)).not.toHaveAccessibleDescription(/Proposta/);
    expect(field(/^Preço por sc 60 kg/)).toHaveAccessibleDescription(/calculado a partir do valor total/);
  });

  it('says which quantity may stay empty where nothing is proposed', () => {
    const activity = {
      ...soy,
      quantities: [...soy.quantities, { name: 'distance', unit: 'km', decimals: 1, optional: true as const }],
    };
    showPart(<ProductionLines />, planOf(), { activity });
    expect(field(/^Distância/)).toHaveAccessibleDescription(/Opcional/);
    expect(field(/^Produtividade/)).not.toHaveAccessibleDescription(/Opcional/);
  });

  it('takes quantities, parts and plots up to their most', async () => {
    const { user, line } = showPart(<ProductionLines />);
    await fill(user, field(/^Produção armazenada/), '100');
    await fill(user, field(/^Quantidade de talhões/), '9999');
    await fill(user, field(/^Produtividade/), '100');
    expect(line()).toMatchObject({ storage: 100, plots: 9999, quantities: { yield: 100 } });
    await fill(user, field(/^Produção armazenada/), '101');
    await fill(user, field(/^Quantidade de talhões/), '10000');
    await fill(user, field(/^Produtividade/), '101');
    expect(line()).not.toMatchObject({ storage: 101 });
    expect(line()).not.toMatchObject({ plots: 10000 });
    expect(line()).not.toMatchObject({ quantities: { yield: 101 } });
  });

  it('takes a hundred letters of a name', () => {
    showPart(<ProductionLines />);
    expect(field(/^Produto/)).toHaveAttribute('maxlength', '100');
    expect(field(/^Produto/)).toBeRequired();
    expect(screen.getByRole('combobox', { name: /^Centro de custo/ })).toBeRequired();
  });

  it('has its total follow quantity and price, and its price the typed total', async () => {
    const { user, line, isDirty } = showPart(<ProductionLines />);
    await fill(user, field(/^Área de plantio/), '20');
    expect(line()).toMatchObject({ price: 100, total: 120_000_00, totalTyped: false });
    expect(isDirty('production.0.total')).toBe(true);
    await fill(user, field(/^Preço por/), '110');
    expect(line()).toMatchObject({ total: 132_000_00 });
    await fill(user, field(/^Valor total/), '60000');
    expect(line()).toMatchObject({ price: 50, total: 60_000_00, totalTyped: true });
  });

  it('takes the proposed price of another unit where there is no worth to keep', async () => {
    const tonnes = lineOf({ unit: 't', price: null, total: null });
    const { user, line } = showPart(<ProductionLines />, planOf({ production: [tonnes] }));
    await choose(user, /^Unidade de venda/, 'sc 60 kg');
    expect(line()).toMatchObject({ unit: 'sc60', price: 128.5, total: 77_100_00 });
  });

  it('keeps its worth in another unit, and has no price where none is proposed', async () => {
    const { user, line, change } = showPart(<ProductionLines />);
    await choose(user, /^Unidade de venda/, 't');
    expect(line()).toMatchObject({ unit: 't', price: 1666.6667, total: 60_000_00 });
    change((form) => form.setValue('production.0', lineOf({ price: null, total: null })));
    await choose(user, /^Unidade de venda/, 't');
    expect(line()).toMatchObject({ unit: 't', price: null, total: null });
  });

  it('takes what is known of a chosen center, and of the next one', async () => {
    const { user, line } = showPart(
      <ProductionLines />,
      planOf({ production: [{ ...emptyLine(soy), productName: 'SOJA' }] }),
    );
    await choose(user, /^Centro de custo/, 'T2 · SEDE');
    expect(line()).toMatchObject({ quantities: { area: 45.5, yield: 62 }, plots: 3, price: 128.5 });
    expect(line()).toMatchObject({ total: 362_498_50 });
    await choose(user, /^Centro de custo/, 'T1 · SEDE');
    expect(line()).toMatchObject({ quantities: { area: 100, yield: 62 }, plots: 2 });
  });

  it('takes what is known of its product, and nothing of another one', async () => {
    const { user, line } = showPart(<ProductionLines />, planOf({ production: [emptyLine(soy)] }));
    await fill(user, field(/^Produto/), 'soja');
    expect(line()).toMatchObject({ accountId: 13, price: null });
    expect(screen.getByText('Proposta: VENDA DE SOJA (de SOJA)')).toBeVisible();
    await choose(user, /^Centro de custo/, 'T2 · SEDE');
    expect(line()).toMatchObject({ quantities: { yield: 62 }, price: 128.5 });
    await fill(user, field(/^Produto/), 'milho');
    expect(line()).toMatchObject({ accountId: 14, quantities: { area: 45.5, yield: 108 }, price: null });
    await fill(user, field(/^Produto/), 'trigo');
    expect(line()).toMatchObject({ accountId: null, quantities: { area: 45.5, yield: null }, price: null });
    await choose(user, /^Centro de custo/, 'T1 · SEDE');
    expect(line()).toMatchObject({ quantities: { area: 100, yield: null }, price: null });
  });

  it('is paid for in parts, which make the whole', async () => {
    const { user, line } = showPart(<ProductionLines />);
    await choose(user, /^Recebimento/, 'Em partes');
    await fill(user, field(/^Março/), '40');
    expect(screen.getByText(/faltam 60,00%/)).toBeVisible();
    await fill(user, field(/^Maio/), '60');
    expect(screen.getByText('As partes somam 100,00%.')).toBeVisible();
    expect(field(/^Março/)).toHaveAccessibleDescription(/R\$ 24\.000,00/);
    expect(line().spread).toBe('MONTHS');
    expect(lineMonths(soy, line())[4]).toBe(36_000_00);
  });

  it('replaces what the center that it was opened with had proposed', async () => {
    const production = [lineOf({ quantities: { area: 100, yield: 60 }, plots: 2 })];
    const { user, line } = showPart(<ProductionLines />, planOf({ production }));
    await choose(user, /^Centro de custo/, 'T2 · SEDE');
    expect(line()).toMatchObject({ quantities: { area: 45.5, yield: 60 }, plots: 3 });
  });

  it('stays as it is where its center is taken away', async () => {
    const { user, line } = showPart(<ProductionLines />);
    await user.clear(screen.getByRole('combobox', { name: /^Centro de custo/ }));
    await user.tab();
    expect(line()).toMatchObject({ centerId: null, quantities: { area: 10, yield: 60 }, price: 100 });
  });

  it('has no storage and no plots where the activity has none', () => {
    showPart(<ProductionLines />, planOf(), { activity: { ...soy, storage: false, plots: false } });
    expect(screen.queryByRole('textbox', { name: /^Produção armazenada/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Quantidade de talhões/ })).toBeNull();
  });

  it('is received evenly or in a month, not by the calendar of the expenses', async () => {
    const { user } = showPart(<ProductionLines />);
    await user.click(screen.getByRole('combobox', { name: /^Recebimento/ }));
    expect(await screen.findByRole('option', { name: 'Todos os meses' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Janeiro' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Calendário da atividade' })).toBeNull();
  });
});

describe('the lines of the production', () => {
  it('are removed while one is left, and added below', async () => {
    const { user, values } = showPart(<ProductionLines />);
    expect(screen.queryByRole('button', { name: /^Remover produto/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Adicionar produto' }));
    await user.click(screen.getByRole('button', { name: 'Remover produto 1' }));
    expect(values().production).toHaveLength(1);
    expect(values().production[0]).toMatchObject({ productName: emptyLine(soy).productName });
    expect(screen.queryByRole('button', { name: /^Remover produto/ })).toBeNull();
  });

  it('are not changed in a frozen plan', () => {
    showPart(<ProductionLines />, planOf({ production: [lineOf(), lineOf()] }), { readOnly: true });
    expect(screen.queryByRole('button', { name: /^Remover produto/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adicionar produto' })).toBeNull();
    for (const each of screen.getAllByRole('textbox', { name: /^Preço por/ }))
      expect(each).toHaveAttribute('readonly');
  });

  it('say what is wrong with all of them', async () => {
    const { change } = showPart(<ProductionLines />);
    expect(screen.queryByText('Falta um produto')).toBeNull();
    change((form) => form.setError('production', { type: 'x', message: 'Falta um produto' }));
    expect(screen.getByText('Falta um produto')).toBeVisible();
  });

  it('of three are forms; of four each is closed, opened by a press and folded again', async () => {
    const lines = ['SOJA', 'MILHO', 'TRIGO', 'AVEIA'].map((productName) => lineOf({ productName }));
    const three = showPart(<ProductionLines />, planOf({ production: lines.slice(1) }));
    expect(screen.getAllByRole('textbox', { name: /^Preço por/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Recolher/ })).toBeNull();
    three.unmount();
    const production = lines.map((line, at) =>
      at === 1 ? { ...line, main: true, price: null, total: null, quantities: {}, centerId: null } : line,
    );
    const { user } = showPart(<ProductionLines />, planOf({ production }));
    expect(screen.queryByRole('textbox', { name: /^Preço por/ })).toBeNull();
    const soja = screen.getByRole('button', { name: /SOJA/ });
    expect(soja).toHaveTextContent('Produto 1 · T1');
    expect(soja).not.toHaveTextContent('produto principal');
    expect(soja).toHaveTextContent('600,00 sc 60 kg');
    expect(soja).toHaveTextContent(/R\$\s100,00\/sc 60 kg/);
    expect(soja).toHaveTextContent(/60\.000,00/);
    expect(soja).toHaveAttribute('aria-expanded', 'false');
    expect(soja).toHaveAttribute('data-wrong', 'false');
    const milho = screen.getByRole('button', { name: /MILHO/ });
    expect(milho).toHaveTextContent('Produto 2 · sem centro de custo · produto principal');
    expect(milho).toHaveTextContent('sem preço');
    expect(milho.textContent.match(/–/g)).toHaveLength(2);
    await user.click(milho);
    expect(field(/^Produto/)).toHaveValue('MILHO');
    await user.click(screen.getByRole('button', { name: 'Recolher produto 2' }));
    expect(screen.queryByRole('textbox', { name: /^Preço por/ })).toBeNull();
    expect(screen.getByRole('button', { name: /MILHO/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: /SOJA/ })).not.toHaveFocus();
  });

  it('that are closed say what is wrong with them, and open at it', async () => {
    const production = Array.from({ length: 4 }, () => lineOf());
    const { user, change } = showPart(<ProductionLines />, planOf({ production }));
    change((form) => {
      form.setError('production.1.price', { type: 'x', message: { key: 'required' } as never });
      form.setError('production.1.total', { type: 'x', message: 'é alto demais' });
    });
    const price = () => screen.getByText(/^Preço por [^:]* é obrigatório\.$/);
    const wrong = price().closest('button');
    expect(wrong).toHaveAttribute('data-wrong', 'true');
    expect(wrong).toHaveTextContent('Produto 2');
    expect(screen.getByText(/^Valor total.*: é alto demais/)).toBeVisible();
    await user.click(price());
    expect(field(/^Preço por/)).toHaveFocus();
  });

  it('of many open the one that is added', async () => {
    const production = Array.from({ length: 4 }, () => lineOf());
    const { user } = showPart(<ProductionLines />, planOf({ production }));
    await user.click(screen.getByRole('button', { name: 'Adicionar produto' }));
    expect(screen.getAllByRole('textbox', { name: /^Preço por/ })).toHaveLength(1);
    expect(screen.getByText('Produto 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recolher produto 5' }));
    expect(screen.queryByRole('textbox', { name: /^Preço por/ })).toBeNull();
  });
});
