import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { ClosedNote } from './ClosedNote';
import { effectsNote } from './EffectsNote';

startDemo({ namespaces: ['financeOccurrences', 'common', 'ui'] });

const ACCOUNTS = [
  { id: 1, name: 'SICREDI', closedUntil: '2026-03-10' },
  { id: 2, name: 'CAIXA' },
];
const show = (element: React.ReactNode) => {
  backend.answers({ method: 'GET', path: '/CurrentAccount/GetCurrentAccountsForSelect' }, ACCOUNTS);
  openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
};
const text = () => screen.getByRole('main').textContent.replaceAll(/\s/g, ' ');

describe('an account that is checked', () => {
  const note = (date: string, id: number | null = null) =>
    show(
      <>
        <p>lista</p>
        <ClosedNote values={{ date, currentAccountId: 2, targetAccountId: 1 } as never} id={id} />
      </>,
    );

  it('takes nothing on such a day', async () => {
    note('2026-03-10');
    expect(
      await screen.findByText('A conta SICREDI está conferida até 10/03/2026: escolha um dia posterior.'),
    ).toBeVisible();
  });

  it.each([
    ['2026-03-11', null],
    ['2026-03-10', 4],
  ])('says nothing on %s of the record %s', async (date, id) => {
    note(date, id);
    await screen.findByText('lista');
    await new Promise((done) => setTimeout(done, 150));
    expect(text()).toBe('lista');
  });
});

describe('what a transfer does', () => {
  const Transfer = effectsNote('TRANSFER');
  const effects = (over: object = {}, id: number | null = null) =>
    show(
      <Transfer
        values={{ currentAccountId: 1, targetAccountId: 2, value: 50_00, ...over } as never}
        id={id}
      />,
    );

  it('is said area by area beforehand', async () => {
    effects();
    await waitFor(() =>
      expect(text()).toBe(
        'O que este lançamento faráContasSai R$ 50,00 de SICREDIEntra R$ 50,00 em CAIXATítulosNenhum título.EstoqueNada muda no estoque.Livro-caixaNada: transferência própria não é receita nem despesa.',
      ),
    );
  });

  it('is said of what was done, with what is not known', async () => {
    effects({ value: null, targetAccountId: 9 }, 4);
    await waitFor(() =>
      expect(text()).toMatch(/^O que este lançamento fezContasSai – de SICREDIEntra – em –Títulos/),
    );
  });
});
