import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { Availability, DepletionLine, StockCalls, StockPort } from '../occurrenceTypes';
import { stockPort } from '../stockCalls';
import { PeriodsView } from './PeriodsView';
import { StockNote } from './StockNote';
import { useStockCheck } from './useStockCheck';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'occurrence']));

interface PeriodsProps {
  readonly readOnly: boolean;
  readonly spans: readonly object[];
  readonly start?: string | null;
}

function Periods({ readOnly, spans, start = '2026-03-13T06:00' }: PeriodsProps) {
  const form = useForm({ defaultValues: { spans } });
  const now = useWatch({ control: form.control, name: 'spans' });
  return (
    <FormProvider {...form}>
      <PeriodsView name="spans" label="Períodos" readOnly={readOnly} start={start} />
      <output>{now.length}</output>
    </FormProvider>
  );
}
const show = (element: React.ReactNode) =>
  render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>
    </Provider>,
  );

describe('periods', () => {
  const span = { from: '2026-03-13T07:00', to: '2026-03-13T09:00' };
  it('are added and taken out, each named by its number', async () => {
    const user = userEvent.setup();
    show(<Periods readOnly={false} spans={[span]} />);
    expect(screen.getByRole('textbox', { name: /^Início do período 1/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Adicionar período' }));
    expect(screen.getByRole('textbox', { name: /^Fim do período 2/ })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remover o período 1' }));
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(screen.getByRole('textbox', { name: /^Início do período 1/ })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remover o período 1' }));
    expect(screen.queryByText('Nenhum período registrado.')).toBeNull();
  });

  it('are not added before the work has a start, which is asked for', () => {
    show(<Periods readOnly={false} spans={[]} start={null} />);
    const add = screen.getByRole('button', { name: 'Adicionar período' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('Informe primeiro o início do trabalho.');
  });

  it('that only are looked at say where there are none', () => {
    const { unmount } = show(<Periods readOnly spans={[]} />);
    expect(screen.getByText('Nenhum período registrado.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adicionar período' })).toBeNull();
    unmount();
    show(<Periods readOnly spans={[span]} />);
    expect(screen.queryByText('Nenhum período registrado.')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });
});

const found = (over: Partial<Availability> = {}): Availability => ({
  hasProduct: true,
  hasUnit: true,
  available: 10,
  unitCost: 3.5,
  others: [],
  ...over,
});
const SEDE = { farmId: 4, farmName: 'SEDE', available: 7 };
const line = (over: Partial<DepletionLine> = {}): DepletionLine => ({
  productId: 3,
  unit: 'kg',
  quantity: 2,
  farmId: null,
  ...over,
});
const portOf = (availability: StockPort['availability']) => stockPort('test', { availability } as StockCalls);

describe('what is in stock', () => {
  function note(availability: StockPort['availability'], of: DepletionLine = line()) {
    const onFarm = vi.fn<(farmId: unknown) => void>();
    const onCost = vi.fn<(key: string, cost: number | null) => void>();
    show(<StockNote stock={portOf(availability)} subjectId={1} line={of} onFarm={onFarm} onCost={onCost} />);
    return { user: userEvent.setup(), onFarm, onCost };
  }

  it('is said with what it costs', async () => {
    const availability = vi.fn<StockPort['availability']>().mockResolvedValue(found({ others: [SEDE] }));
    const { onCost } = note(availability);
    expect(screen.getByRole('status')).toHaveTextContent('Consultando o estoque…');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Disponível: 10,00 kg'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(onCost).toHaveBeenCalledWith(expect.any(String), 3.5);
    expect(availability.mock.calls[0]?.[0]).toMatchObject({
      subjectId: 1,
      line: { productId: 3, unit: 'kg' },
    });
  });

  it.each([
    [found({ available: 1 }), /quantidade passa da disponível \(1,00 kg\)/],
    [found({ hasProduct: false, available: 0 }), /não está em estoque nesta propriedade/],
    [found({ hasUnit: false, available: 0 }), /não está em estoque nesta unidade/],
  ])('that is not enough is said, and that no other user has it: %#', async (answer, text) => {
    note(() => Promise.resolve(answer));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Nenhuma outra propriedade tem este produto nesta unidade.')).toBeInTheDocument();
  });

  it('that is not enough can be requested from another farm', async () => {
    const { user, onFarm } = note(() => Promise.resolve(found({ available: 1, others: [SEDE] })));
    await user.click(await screen.findByRole('button', { name: 'Solicitar de SEDE (disponível: 7,00 kg)' }));
    expect(onFarm).toHaveBeenCalledWith(4);
    expect(screen.queryByText(/^Nenhuma outra propriedade/)).toBeNull();
  });

  it('of another farm leads back to the own stock, and to no third one', async () => {
    const answer = found({ available: 1, others: [SEDE] });
    const { user, onFarm } = note(() => Promise.resolve(answer), line({ farmId: 4 }));
    await user.click(await screen.findByRole('button', { name: 'Voltar ao estoque da própria propriedade' }));
    expect(onFarm).toHaveBeenCalledWith(null);
    expect(screen.queryByRole('button', { name: /^Solicitar/ })).toBeNull();
    expect(screen.queryByText(/^Nenhuma outra propriedade/)).toBeNull();
  });

  it('that cannot be asked is asked again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const availability = vi
      .fn<StockPort['availability']>()
      .mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] })
      .mockResolvedValue(found());
    const { user } = note(availability);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível consultar o estoque.');
    await user.click(screen.getByRole('button', { name: 'Consultar de novo' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Disponível: 10,00 kg'));
  });
});

describe('the last look before saving', () => {
  function checkOf(availability: StockPort['availability'] | null) {
    const stock = availability === null ? undefined : portOf(availability);
    const { result } = renderHook(() => useStockCheck(stock));
    return (...lines: DepletionLine[]) => result.current(1, lines);
  }

  it('passes what is there, by all lines of the same product together', async () => {
    const check = checkOf(() => Promise.resolve(found({ available: 4 })));
    await expect(check(line(), line())).resolves.toBeUndefined();
    await expect(check(line(), line({ quantity: 2.5 }))).rejects.toMatchObject({
      kind: 'validation',
      status: 400,
      fields: { 'depletion.0.quantity': [expect.stringContaining('4,00 kg') as string] },
    });
  });

  it('asks nothing of a line that is not whole, nor where there is no stock', async () => {
    const availability = vi.fn<StockPort['availability']>().mockResolvedValue(found({ available: 0 }));
    await checkOf(availability)(line({ quantity: null }));
    expect(availability).not.toHaveBeenCalled();
    await checkOf(null)(line({ quantity: 99 }));
  });

  it('leaves it to the server without a network, and passes any other failure on', async () => {
    await checkOf(() => Promise.reject(Object.assign(new Error('x'), { kind: 'offline' })))(
      line({ quantity: 99 }),
    );
    const broken = checkOf(() =>
      Promise.reject(Object.assign(new Error('x'), { kind: 'server', status: 500 })),
    );
    await expect(broken(line())).rejects.toMatchObject({ kind: 'server' });
  });
});
