import { expect, it } from 'vitest';
import { withOwnClosingWords } from './closingRefusal';

it('says a known reason in own words beside its field, and leaves the rest as the server wrote it', () => {
  const rest = 'Informe o motivo: restam aves que não foram carregadas.';
  const later = 'Há 2 ocorrência(s) depois desta data: altere-as antes.';
  const early = 'O fechamento não pode ser antes do alojamento.';
  const fields = { Reason: [rest], ClosingDate: [early, later], Other: [rest] };
  expect(
    withOwnClosingWords({ kind: 'validation', status: 400, fields }, (reason) => `own ${reason}`),
  ).toMatchObject({ fields: { Reason: ['own REST'], ClosingDate: [early, 'own LATER'], Other: [rest] } });
  expect(withOwnClosingWords({ kind: 'offline' }, String)).toEqual({ kind: 'offline' });
});
