import { expect, it } from 'vitest';
import { orderRefusalIn, withOwnOrderWords } from './orderRefusal';

const FINISHED = 'Já existe uma ordem de produção com este número e ela está finalizada.';
const BLOCKED = 'Já existe uma ordem de produção com este número e ela está bloqueada.';

it('knows the two reasons against an order, and no other sentence', () => {
  expect(orderRefusalIn(FINISHED)).toBe('FINISHED');
  expect(orderRefusalIn(BLOCKED)).toBe('BLOCKED');
  expect(orderRefusalIn('O lote está bloqueado.')).toBeNull();
  expect(orderRefusalIn('Ordem de produção de outra integradora.')).toBeNull();
});

it('says a known reason in own words beside its field, and leaves the rest as the server wrote it', () => {
  const said = withOwnOrderWords(
    {
      kind: 'validation',
      status: 400,
      fields: { ProductionOrder: [BLOCKED, 'Outra recusa.'], number: [FINISHED] },
    },
    (reason) => `own ${reason}`,
  );
  expect(said).toMatchObject({
    fields: { ProductionOrder: ['own BLOCKED', 'Outra recusa.'], number: [FINISHED] },
  });
  expect(withOwnOrderWords({ kind: 'offline' }, String)).toEqual({ kind: 'offline' });
});
