import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../../lotsRoutes';
import type { RoundFigures, RoundLot } from '../roundTypes';
import { NOTHING } from '../rules/round';
import { RoundForm } from './RoundForm';
import { RoundRow } from './RoundRow';
import { useUnlikely } from './useUnlikely';
import { poultryRound, type PoultryShape } from '../poultryRound';
import type { TypedPlace } from '../roundWorld';

startDemo({ routes: lotsRoutes, namespaces: ['lotRound', 'lotOccurrences', 'forms', 'common', 'ui'] });

const LOT: RoundLot = {
  id: 7,
  number: '31',
  aviaryName: 'AVIARIO 1',
  housingDate: '2026-05-01',
  alive: 9_800,
  automatic: false,
  lastContactAt: null,
};
const figures = (own: Partial<RoundFigures>): RoundFigures => ({ ...NOTHING, ...own });
const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const helpers = () =>
  screen.getAllByRole('textbox').map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean)
      .join('|');
  });

describe('an aviary of the round', () => {
  type Props = Partial<Parameters<typeof RoundRow>[0]>;
  function Host(props: Props) {
    const form = useForm();
    return (
      <FormProvider {...form}>
        <RoundRow
          lot={LOT}
          day="2026-05-11"
          now={NOTHING}
          before={NOTHING}
          waiting={{ lost: NOTHING, consumption: false }}
          {...props}
        />
      </FormProvider>
    );
  }

  it('says how old its lot is and how many birds live', () => {
    show(<Host />);
    const row = screen.getByRole('group', { name: 'AVIARIO 1 · Lote 31' });
    expect(row).toHaveTextContent('Lote 31 · dia 10 · 9.800 vivas');
    expect(helpers()).toEqual(Array.from({ length: 4 }, () => 'ontem: sem lançamento'));
    expect(screen.getByRole('textbox', { name: /^Ração/ })).toBeEnabled();
  });

  it('has the figures of yesterday and of today beside each field, and what waits unsent', () => {
    show(
      <Host
        lot={{ ...LOT, alive: null }}
        before={figures({ dead: 0, eliminated: 4, feedKg: 1_200 })}
        now={figures({ dead: 2, feedKg: 1_300 })}
        waiting={{ lost: figures({ dead: 0, eliminated: 3 }), consumption: false }}
      />,
    );
    expect(screen.getByRole('group')).toHaveTextContent('vivas: não conhecidas');
    expect(helpers()).toEqual([
      'ontem 0 · já lançados 2',
      'ontem 4 · 3 a enviar',
      'ontem 1.200 · substitui 1.300',
      'ontem: sem lançamento',
    ]);
  });

  it('has feed and water beside their fields as they were written, not rounded', () => {
    show(
      <Host
        before={figures({ feedKg: 2.4, waterLitres: 0.4 })}
        now={figures({ feedKg: 1_300.5, waterLitres: 12 })}
      />,
    );
    expect(helpers().slice(2)).toEqual(['ontem 2,4 · substitui 1.300,5', 'ontem 0,4 · substitui 12']);
  });

  it('of a house whose collector is silent takes feed and water, with the reason', () => {
    const silent = { ...LOT, automatic: true, lastContactAt: '2026-05-08T12:00:00Z' };
    show(<Host lot={silent} />);
    expect(screen.getByRole('textbox', { name: /^Ração/ })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /^Motivo/ })).toBeEnabled();
    expect(screen.getByRole('group')).toHaveTextContent('sem comunicação');
  });

  it.each([
    [{ lot: { ...LOT, automatic: true } }, 'o aviário informa'],
    [{ waiting: { lost: NOTHING, consumption: true } }, 'espera o envio'],
  ])('its feed and water are not typed: %#', (props, words) => {
    show(<Host {...props} />);
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => field.hasAttribute('disabled'))).toEqual([false, false, true, true]);
    expect(helpers()[2]).toContain(words);
    expect(helpers()[0]).toBe('ontem: sem lançamento');
  });
});

describe('the form of the round', () => {
  const open = () =>
    show(
      <RoundForm
        world={poultryRound}
        day="2026-05-11"
        lots={[LOT, { ...LOT, id: 8, aviaryName: 'AVIARIO 2' }]}
        records={[]}
      />,
    );
  const dead = () => screen.getAllByRole('textbox', { name: /^Mortos/ });

  it('goes from aviary to aviary by Enter and the arrows, as a sheet does', async () => {
    const { user } = open();
    const [first, second] = dead();
    await user.click(first ?? document.body);
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(second).toHaveFocus();
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(second).toHaveFocus();
  });

  it('counts what was typed, a zero too', async () => {
    const { user } = open();
    expect(screen.getByText(/^Nada digitado/)).toBeVisible();
    const [first, second] = dead();
    await user.type(first ?? document.body, '3');
    expect(screen.getByText('1 aviário · 3 perdas')).toBeVisible();
    await user.type(second ?? document.body, '0');
    expect(screen.getByText('2 aviários · 3 perdas')).toBeVisible();
  });

  it('takes cells of a spreadsheet to the right and down, whole or not at all', async () => {
    const { user } = open();
    const [first, second] = dead();
    await user.click(first ?? document.body);
    await user.paste('2\t1\n4\t0\n');
    expect(screen.getByText('2 aviários · 7 perdas')).toBeVisible();
    expect(first).toHaveValue('2');
    await user.click(second ?? document.body);
    await user.paste('5\nx');
    expect(second).toHaveValue('4');
  });
});

describe('figures that do not look like the day before', () => {
  let answers: boolean[] = [];
  function Asker({ typed }: { readonly typed: readonly TypedPlace<PoultryShape>[] }) {
    const ask = useUnlikely();
    const { t } = useTranslation('lotRound');
    const doubts = typed.flatMap((one) => poultryRound.unlikely(t, one, '2026-05-11'));
    const press = async () => void answers.push(await ask(doubts));
    return (
      <button type="button" onClick={() => void press()}>
        Lançar
      </button>
    );
  }
  const typedLot = (
    typed: Partial<RoundFigures>,
    before: Partial<RoundFigures> = {},
  ): TypedPlace<PoultryShape> => ({
    lot: { ...LOT, alive: 1_000 },
    name: 'AVIARIO 1',
    typed: figures(typed),
    before: figures(before),
    now: { figures: NOTHING, consumption: null },
    waiting: { lost: NOTHING, consumption: false },
  });
  const open = (typed: readonly TypedPlace<PoultryShape>[]) => {
    answers = [];
    show(<Asker typed={typed} />);
    const user = userEvent.setup({ delay: null });
    return async (answer?: string) => {
      await user.click(screen.getByRole('button', { name: 'Lançar' }));
      if (answer === undefined) return '';
      const question = await screen.findByRole('alertdialog');
      const words = question.textContent;
      await user.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      return words;
    };
  };

  it('are questioned until they are confirmed, then no more', async () => {
    const press = open([typedLot({ dead: 25, feedKg: 300 }, { feedKg: 200 })]);
    const words = await press('Corrigir');
    expect(words).toContain('AVIARIO 1: 25 perdas são 2,5% das aves.');
    expect(words).toContain('AVIARIO 1: ração 300, 50,0% a mais que ontem (200).');
    expect(await press('Estão certos')).toBe(words);
    await press();
    expect(answers).toEqual([false, true, true]);
  });

  it('are none where nothing is unlikely', async () => {
    await open([typedLot({ dead: 2 })])();
    expect(answers).toEqual([true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
