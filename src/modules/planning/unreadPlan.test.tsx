import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { fill, openPlan, save, soyPlan, titleField } from './planForm.test.kit';
import { planningRoutes } from './planningRoutes';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

// What cannot be read is reported.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

type Sent = Record<string, unknown>;
const rows = (sent: Sent, list: string) => sent[list] as Sent[];
const asText = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]));
};
const sentPlan = (): Sent => ({ ...structuredClone(soyPlan()), version: 2, approved: null });

test('a plan whose numbers are texts and whose words are in another case is whole, and is saved as it is', async () => {
  const plan = sentPlan();
  const production = rows(plan, 'production').map((line) => ({ ...line, spread: '3' }));
  const written = asText({ ...plan, production }) as Sent;
  backend.answers('openPlan', { ...written, apportionmentBasis: 'Area', apportionmentOver: 'center' });
  const { user } = openPlan();
  await fill(user, await titleField(), 'plano b');
  await save(user);
  await screen.findByText('a lista');
  const body = callsTo('/Planning/Edit')[0]?.body as Sent;
  expect(rows(body, 'expenses').map(({ value }) => value)).toEqual(
    soyPlan().expenses.map(({ value }) => value),
  );
  expect(rows(body, 'production')[0]).toMatchObject({ unitValue: 128, financialRatingId: 13 });
});

test.each<[string, (sent: Sent) => object, RegExp]>([
  [
    'a month that is none',
    (sent) => ({
      expenses: rows(sent, 'expenses').map((each, at) =>
        at === 1 ? { ...each, months: [...(each['months'] as number[]).slice(1), 'x'] } : each,
      ),
    }),
    /Despesas, linha 2/,
  ],
  [
    'an amount with marks',
    (sent) => ({ expenses: rows(sent, 'expenses').map((each) => ({ ...each, value: '1.000,00' })) }),
    /Despesas, linha 1 · Despesas, linha 2/,
  ],
  [
    'a way by a number',
    (sent) => ({ expenses: rows(sent, 'expenses').map((each) => ({ ...each, way: 2 })) }),
    /Despesas, linha 1/,
  ],
  ['no list of expenses', () => ({ expenses: null }), /lida: Despesas\./],
  [
    'an expense that is none',
    (sent) => ({ expenses: [...rows(sent, 'expenses'), 'x'] }),
    /Despesas, linha 6/,
  ],
  ['no product', () => ({ production: null }), /lida: Produção\./],
  ['a basis that is not known', () => ({ apportionmentBasis: 7 }), /Rateio das despesas comuns/],
  ['a title that is a number', () => ({ title: { text: 'x' } }), /Identificação/],
])('of a plan with %s it is said, and no Save is offered', async (_name, change, words) => {
  const plan = sentPlan();
  backend.answers('openPlan', { ...plan, ...change(plan) });
  openPlan();
  expect(await screen.findByText(words)).toBeVisible();
  await screen.findByLabelText(/^Título/);
  expect(screen.queryByText('Salvar')).not.toBeInTheDocument();
  expect(screen.getByText('Voltar')).toBeVisible();
});
