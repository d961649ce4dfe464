import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type OccurrenceAddress, useOccurrenceAddress } from './useOccurrenceAddress';

function open(at: string) {
  const current: { address?: OccurrenceAddress } = {};
  function Page() {
    const address = useOccurrenceAddress('/x', 'talhao');
    return <span ref={() => void (current.address = address)} />;
  }
  const router = createMemoryRouter([{ path: '/x/:id?', Component: Page }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const address = () => {
    if (!current.address) throw new Error('no address');
    return current.address;
  };
  return {
    address,
    go: async (step: (address: OccurrenceAddress) => void) => {
      await act(async () => step(address()));
      const { pathname, search } = router.state.location;
      return [pathname + search, router.state.historyAction];
    },
  };
}

it.each<[string, string, (address: OccurrenceAddress) => void, string, 'PUSH' | 'REPLACE']>([
  ['a document is shown', '/x', (a) => a.showDocument(4), '/x?baixa=4', 'PUSH'],
  ['a document is closed', '/x?baixa=4', (a) => a.closeDocument(), '/x', 'REPLACE'],
  ['work is repeated', '/x', (a) => a.openRepeat(4), '/x?repetir=4', 'PUSH'],
  ['a repetition is closed', '/x?repetir=4', (a) => a.closeRepeat(), '/x', 'REPLACE'],
  ['a subject has its list', '/x?visao=mapa', (a) => a.listOf('7'), '/x?talhao=7', 'PUSH'],
  ['a view is shown', '/x', (a) => a.showView('mapa'), '/x?visao=mapa', 'PUSH'],
  ['the first view needs no word', '/x?visao=mapa', (a) => a.showView('lista'), '/x', 'PUSH'],
  ['weeks are shown', '/x', (a) => a.showByWeek(true), '/x?periodo=semana', 'REPLACE'],
  [
    'another month closes the day',
    '/x?mes=2026-03&dia=2026-03-01',
    (a) => a.showMonth('2026-04'),
    '/x?mes=2026-04',
    'PUSH',
  ],
  ['a day is shown', '/x', (a) => a.showDay('2026-03-01'), '/x?dia=2026-03-01', 'REPLACE'],
  ['a type is picked', '/x/nova', (a) => a.pick('mortos'), '/x/nova?novo=mortos', 'REPLACE'],
  ['a record is opened', '/x/nova?novo=a&campo-mm=4&tipo=b', (a) => a.open(7), '/x/7?tipo=b', 'PUSH'],
  ['a saved record takes the place of its form', '/x/nova?novo=a', (a) => a.open(7, true), '/x/7', 'REPLACE'],
  ['a new one is opened', '/x?tipo=b', (a) => a.openNew(), '/x/nova?tipo=b', 'PUSH'],
  ['a copy is opened', '/x', (a) => a.openCopy(7, 'b'), '/x/nova?novo=b&copia=7', 'PUSH'],
  ['a form is closed', '/x/nova?novo=a&copia=3&campo-mm=4', (a) => a.close(), '/x', 'PUSH'],
])('%s', async (_, at, step, address, action) => {
  expect(await open(at).go(step)).toEqual([address, action]);
});

it('names the open record, or a new one with its type', () => {
  expect(open('/x/5?visao=unknown').address()).toMatchObject({ openId: '5', isNew: false, view: 'lista' });
  const made = open('/x/nova?tipo=b').address();
  expect(made).toMatchObject({ openId: null, isNew: true, pickedType: 'b', byWeek: false });
  expect(open('/x/nova?tipo=b&novo=c').address().pickedType).toBe('c');
  expect(open('/x?periodo=semana&visao=mapa').address()).toMatchObject({ byWeek: true, view: 'mapa' });
});

it('a link to a record keeps the list, not what a new one was given', () => {
  const { address } = open('/x/nova?novo=a&talhao=2&campo-mm=4');
  expect(address().hrefOf(9)).toBe('/x/9?talhao=2');
  expect(address().given('mm')).toBe('4');
  expect(open('/x').address().hrefOf(9)).toBe('/x/9');
});
